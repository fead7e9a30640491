import type { SalesImport, SalesImportRow } from '@vitrine/contract/sales';
import { importRefusals, importStates, stepImport, type ImportState } from '@vitrine/domain/people/import';
import { saleFields } from '@vitrine/domain/sales/import';
import { sql, type Selectable } from 'kysely';
import type { DB, Reader, Tx } from '../../../platform/database/index.ts';
import { notFound, type Actor } from '../../../platform/http/index.ts';
import { nameFor } from '../../campaigns/index.ts';

export type OfImport = { tenantId: string; importId: string };
type Stored = Selectable<DB['sales.import']>;
export type FoundImport = Omit<Stored, 'state'> & { state: ImportState; isOver: boolean };

/** Refuses `not_found`, for imports of other clients too (D55). */
export async function getImport(db: Reader, { tenantId, importId }: OfImport): Promise<FoundImport> {
  return known(
    await db.selectFrom('sales.import').selectAll().where('tenant_id', '=', tenantId).where('id', '=', importId).executeTakeFirst(),
  );
}

/** The same, held until the transaction ends: of two that go on with one import at once the second one waits. */
export async function lockImport(tx: Tx, { tenantId, importId }: OfImport): Promise<FoundImport> {
  return known(
    await tx
      .selectFrom('sales.import')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', importId)
      .forUpdate()
      .executeTakeFirst(),
  );
}

function known(row: Stored | undefined): FoundImport {
  if (!row) throw notFound();
  const state = importStates.find((one) => one === row.state);
  if (!state) throw new Error(`sales: an import in state ${row.state}`);
  return { ...row, state, isOver: row.is_over };
}

type Change = Partial<
  Pick<Stored, 'state' | 'staged_until' | 'is_staged' | 'refusal' | 'refusal_line' | 'missing' | 'member_id' | 'is_over'>
>;

export async function changeImport(tx: Tx, { tenantId, importId }: OfImport, { now, ...change }: Change & { now: string }): Promise<void> {
  await tx
    .updateTable('sales.import')
    .set({ ...change, changed_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', importId)
    .execute();
}

/** Imports with whoever steered them last and the campaign that they count in. */
export const importsOf = (db: Reader, { tenantId }: Pick<Actor, 'tenantId'>) =>
  db
    .selectFrom('sales.import as i')
    .innerJoin('campaigns.campaign as c', (join) => join.onRef('c.tenant_id', '=', 'i.tenant_id').onRef('c.id', '=', 'i.campaign_id'))
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'i.tenant_id').onRef('m.id', '=', 'i.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('i.tenant_id', '=', tenantId)
    .select(['i.id', 'i.file_name', 'i.state', 'i.created_at', 'c.name as campaign', 'p.full_name']);
type Row = Awaited<ReturnType<ReturnType<typeof importsOf>['execute']>>[number];

export const rowOf = (actor: Pick<Actor, 'locale'>, row: Row): SalesImportRow => ({
  id: row.id,
  fileName: row.file_name,
  campaignName: nameFor(actor, row.campaign),
  state: importStates.find((state) => state === row.state) ?? 'failed',
  who: row.full_name,
  createdAt: row.created_at,
});

/** The import as the console shows it. Refuses `not_found`. */
export async function presentImport(db: Reader, actor: Actor, { importId }: { importId: string }): Promise<SalesImport> {
  const { tenantId } = actor;
  const found = await getImport(db, { tenantId, importId });
  const row = await importsOf(db, actor).where('i.id', '=', importId).executeTakeFirstOrThrow();
  const refusal = importRefusals.find((one) => one === found.refusal);
  const may = (act: 'apply' | 'undo' | 'cancel') => stepImport(found.state, act, found).ok;
  return {
    ...rowOf(actor, row),
    problem: refusal ? { refusal, line: found.refusal_line, missing: saleFields.filter((field) => found.missing.includes(field)) } : null,
    sameAs: await earlierOf(db, found),
    ...(await countsOf(db, { tenantId, importId })),
    can: { apply: may('apply') && found.state === 'rehearsed', undo: may('undo') && found.state === 'applied', cancel: may('cancel') },
  };
}

async function countsOf(db: Reader, { tenantId, importId }: OfImport): Promise<Pick<SalesImport, 'lines' | 'sales'>> {
  const row = await db
    .selectFrom('sales.import_line')
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .select([
      sql<number>`count(*)::int`.as('read'),
      sql<number>`(count(*) filter (where verdict is not null))::int`.as('judged'),
      sql<number>`(count(*) filter (where verdict = 'good'))::int`.as('good_lines'),
      sql<number>`(count(*) filter (where verdict = 'bad'))::int`.as('bad'),
      sql<number>`(count(distinct sale_line) filter (where verdict = 'good'))::int`.as('good'),
      sql<number>`(count(distinct sale_line) filter (where sale_id is not null and not is_undone))::int`.as('applied'),
      sql<number>`(count(distinct sale_line) filter (where is_undone))::int`.as('undone'),
      sql<number>`(count(distinct sale_line) filter (where sale_id is not null and not is_undone and refusal is not null))::int`.as('kept'),
    ])
    .executeTakeFirstOrThrow();
  const { read, judged, good_lines, bad, good, applied, undone, kept } = row;
  return { lines: { read, judged, good: good_lines, bad }, sales: { good, applied, undone, kept } };
}

async function earlierOf(db: Reader, { tenant_id, id, file_hash, campaign_id }: FoundImport): Promise<SalesImport['sameAs']> {
  const row = await db
    .selectFrom('sales.import')
    .select(['id', 'created_at'])
    .where('tenant_id', '=', tenant_id)
    .where('campaign_id', '=', campaign_id)
    .where('file_hash', '=', file_hash)
    .where('id', '<', id)
    .where('state', '<>', 'cancelled')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, createdAt: row.created_at } : null;
}
