import { createHash } from 'node:crypto';
import { foldedName } from '@vitrine/domain/identity';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { StagedLine } from './stage-lines.ts';

type Of = { siteId: string; tenantId: string; importId: string };
/** So often another name is tried before a line is told that its name is taken. */
const tries = 5;

/**
 * Gives a user name to lines that say none: that of the client's person with the line's document, else one that is made of the name (`ana.souza.4821`), which nobody
 * of the site and no other of these lines has. The digits follow from the import and the line, so that a step that is made again names them alike.
 */
export async function nameLines(tx: Tx, of: Of, lines: readonly StagedLine[]): Promise<StagedLine[]> {
  const nameless = lines.filter(({ fault, values }) => !fault && values.user_name === undefined);
  if (nameless.length === 0) return [...lines];
  const known = await namesByDocument(
    tx,
    of,
    nameless.map(({ values }) => values.document ?? ''),
  );
  const wanted = new Map(nameless.map((line) => [line.line, Array.from({ length: tries }, (_, turn) => proposed(of, line, turn))]));
  const taken = await takenOf(tx, of, [...wanted.values()].flat());
  for (const { values } of lines) if (values.user_name !== undefined) taken.add(values.user_name.toLowerCase());
  return lines.map((line) => {
    const names = wanted.get(line.line);
    if (!names) return line;
    const user_name = known.get(line.values.document ?? '') ?? names.find((name) => !taken.has(name)) ?? names[0] ?? '';
    taken.add(user_name);
    return { ...line, values: { ...line.values, user_name } };
  });
}

/** First and last name without accents, at most forty letters, and four digits. */
function proposed({ importId }: Of, { line, values }: StagedLine, turn: number): string {
  const words = foldedName(values.full_name ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .split(' ')
    .filter(Boolean);
  const [first = 'user', ...others] = words;
  const name = [first, ...others.slice(-1)].join('.').slice(0, 40);
  const digits = createHash('sha256').update(`${importId} ${line} ${turn}`).digest().readUInt32BE() % 10_000;
  return `${name}.${String(digits).padStart(4, '0')}`;
}

async function namesByDocument(tx: Tx, { siteId, tenantId }: Of, documents: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('identity.person as p')
    .innerJoin('identity.member as m', 'm.person_id', 'p.id')
    .select(['p.document', 'p.user_name'])
    .where('m.tenant_id', '=', tenantId)
    .where('p.site_id', '=', siteId)
    .where(sql<boolean>`p.document = any(${[...documents]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.document ?? '', row.user_name]));
}

async function takenOf(tx: Tx, { siteId }: Of, names: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('identity.person as p')
    .select(sql<string>`lower(p.user_name)`.as('name'))
    .where('p.site_id', '=', siteId)
    .where(sql<boolean>`lower(p.user_name) = any(${[...names]}::text[])`)
    .execute();
  return new Set(rows.map(({ name }) => name));
}
