import type { ImportRow, PeopleImport } from '@vitrine/contract/people';
import {
  importDelimiters,
  importEncodings,
  importFields,
  importFormats,
  importRefusals,
  importKeptUntil,
  importStates,
  judgeImport,
  type ImportField,
  type ImportState,
} from '@vitrine/domain/people/import';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { z } from 'zod';
import type { DB, Reader, Tx } from '../../../platform/database/index.ts';
import { notFound } from '../../../platform/http/index.ts';
import type { Reading } from './read-spreadsheet.ts';

export type OfImport = { tenantId: string; importId: string };
type Stored = Selectable<DB['people.people_import']>;
/** An import as it is kept, its words known; `isOver` when its lines are gone. */
export type FoundImport = Omit<Stored, 'state' | 'columns' | 'counts'> & {
  state: ImportState;
  columns: (ImportField | null)[];
  reading: Reading;
  counts: Counts | null;
  isOver: boolean;
};

const Samples = z.array(z.array(z.string()));
const count = z.int().nonnegative();
const Counts = z.object({
  new: count,
  changes: count,
  same: count,
  bad: count,
  created: count,
  changed: count,
  undone: count,
  kept: count,
  // Counts that were kept before these were known have none.
  byPhone: count.default(0),
  byCode: count.default(0),
});
type Counts = z.infer<typeof Counts>;

/** Refuses `not_found`, for imports of other clients too (decision D55). */
export async function getImport(db: Reader, { tenantId, importId }: OfImport): Promise<FoundImport> {
  return known(
    await db.selectFrom('people.people_import').selectAll().where('tenant_id', '=', tenantId).where('id', '=', importId).executeTakeFirst(),
  );
}

/** The same, held until the transaction ends: of two that go on with one import at once the second one waits. */
export async function lockImport(tx: Tx, { tenantId, importId }: OfImport): Promise<FoundImport> {
  const row = await tx
    .selectFrom('people.people_import')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', importId)
    .forUpdate()
    .executeTakeFirst();
  return known(row);
}

function known(row: Stored | undefined): FoundImport {
  if (!row) throw notFound();
  const state = importStates.find((one) => one === row.state);
  const format = importFormats.find((one) => one === row.format);
  if (!state || !format) throw new Error(`identity: an import of format ${row.format} in state ${row.state}`);
  return {
    ...row,
    state,
    counts: row.counts === null ? null : Counts.parse(row.counts),
    isOver: row.counts !== null,
    columns: row.columns.map((stored) => importFields.find((field) => field === stored) ?? null),
    reading: {
      format,
      encoding: importEncodings.find((one) => one === row.encoding) ?? null,
      delimiter: importDelimiters.find((one) => one === row.delimiter) ?? null,
    },
  };
}

export type ImportChange = Partial<
  Pick<
    Stored,
    | 'state'
    | 'staged_until'
    | 'is_staged'
    | 'done_until'
    | 'refusal'
    | 'refusal_line'
    | 'member_id'
    | 'encoding'
    | 'delimiter'
    | 'header'
    | 'columns'
  >
> & { samples?: string };

export async function changeImport(
  tx: Tx,
  { tenantId, importId }: OfImport,
  { now, ...change }: ImportChange & { now: string },
): Promise<void> {
  await tx
    .updateTable('people.people_import')
    .set({ ...change, changed_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', importId)
    .execute();
}

/** How many lines are what, of an import whose lines are there. */
export async function countLines(db: Reader, { tenantId, importId }: OfImport): Promise<Counts> {
  const of = (condition: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${condition}))::integer`;
  return db
    .selectFrom('people.people_import_line')
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .select([
      of(sql`verdict = 'new'`).as('new'),
      of(sql`verdict = 'changes'`).as('changes'),
      of(sql`verdict = 'same'`).as('same'),
      of(sql`verdict = 'bad'`).as('bad'),
      of(sql`verdict = 'new' and is_applied and not is_undone`).as('created'),
      of(sql`verdict = 'changes' and is_applied and not is_undone`).as('changed'),
      of(sql`verdict = 'new' and not is_undone and email is null and phone is not null`).as('byPhone'),
      of(sql`verdict = 'new' and not is_undone and email is null and phone is null`).as('byCode'),
      of(sql`is_undone`).as('undone'),
      of(sql`is_applied and not is_undone and refusal is not null`).as('kept'),
    ])
    .executeTakeFirstOrThrow();
}

const shown = (found: FoundImport, who: string): Omit<ImportRow, 'created' | 'changed'> => ({
  id: found.id,
  fileName: found.file_name,
  state: found.state,
  who,
  createdAt: found.created_at,
});

/** The import as the console shows it. Refuses `not_found`. */
export async function presentImport(db: Reader, of: OfImport): Promise<PeopleImport> {
  const found = await getImport(db, of);
  const [counts, who, sameAs] = [
    found.counts ?? (await countLines(db, of)),
    await nameOf(db, of, found.member_id),
    await earlierOf(db, found),
  ];
  const { created, changed, undone, kept, byPhone, byCode, ...verdicts } = counts;
  const refusal = importRefusals.find((one) => one === found.refusal);
  return {
    ...shown(found, who),
    ...found.reading,
    created,
    changed,
    header: found.header,
    columns: found.columns,
    samples: Samples.parse(found.samples),
    problem: refusal ? { refusal, line: found.refusal_line } : null,
    sameAs,
    progress: { isRead: found.is_staged, ...(await progressOf(db, of, found)) },
    verdicts,
    withoutEmail: { byPhone, byCode },
    undone,
    kept,
    keptUntil: found.isOver ? null : importKeptUntil(found.changed_at),
    can: judgeImport(found.state, found),
  };
}

/** Lines that were read, and those that the running step is through with. */
async function progressOf(
  db: Reader,
  { tenantId, importId }: OfImport,
  { done_until: until }: FoundImport,
): Promise<{ read: number; done: number }> {
  return db
    .selectFrom('people.people_import_line')
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .select([sql<number>`count(*)::integer`.as('read'), sql<number>`(count(*) filter (where line <= ${until}))::integer`.as('done')])
    .executeTakeFirstOrThrow();
}

async function nameOf(db: Reader, { tenantId }: OfImport, memberId: string): Promise<string> {
  const row = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select('p.full_name')
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', '=', memberId)
    .executeTakeFirst();
  return row?.full_name ?? '';
}

async function earlierOf(db: Reader, { tenant_id, id, file_hash }: FoundImport): Promise<PeopleImport['sameAs']> {
  const row = await db
    .selectFrom('people.people_import')
    .select(['id', 'created_at', 'state'])
    .where('tenant_id', '=', tenant_id)
    .where('file_hash', '=', file_hash)
    .where('id', '<', id)
    .where('state', '<>', 'cancelled')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const state = importStates.find((one) => one === row?.state);
  return row && state ? { id: row.id, createdAt: row.created_at, state } : null;
}
