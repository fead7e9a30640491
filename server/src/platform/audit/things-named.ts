import { LocaleText } from '@vitrine/contract/kernel';
import { textIn, type Locale } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader } from '../database/index.ts';

/** What some things of one client are called, by id; those that are gone are left out. */
export type NamesOf = (
  db: Reader,
  ask: { tenantId: string; ids: readonly string[]; locale: Locale },
) => Promise<ReadonlyMap<string, string>>;

/** By a subject of the audit log; each room names its own things. */
export type TrailNames = Readonly<Record<string, NamesOf>>;

/** Names as a column of the room’s own table holds them: a text in languages, or a plain word or number. */
export const namedIn =
  (table: string, column: string): NamesOf =>
  async (db, { tenantId, ids, locale }) => {
    const { rows } = await sql<{ id: string; name: unknown }>`
      select id, to_jsonb(${sql.ref(column)}) as name from ${sql.table(table)} where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`.execute(
      db,
    );
    return namesOf(rows, locale);
  };

/** The same of rows that were read otherwise. */
export const namesOf = (rows: readonly { id: string; name: unknown }[], locale: Locale): ReadonlyMap<string, string> =>
  new Map(rows.map(({ id, name }) => [id, said(name, locale)]));

const AnyText = LocaleText(100_000).catch({});
const said = (name: unknown, locale: Locale): string =>
  typeof name === 'string' ? name : typeof name === 'number' ? String(name) : textIn(AnyText.parse(name), locale);
