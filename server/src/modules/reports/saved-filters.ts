import type { saveFilter as wire, SavedFilter } from '@vitrine/contract/reports';
import { judgeReportAsk, reportFilters, savedFiltersMost, type ReportKind } from '@vitrine/domain/reports';
import { sql } from 'kysely';
import { z } from 'zod';
import { notFound, refuseFields, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** What stands in the column: days and ids by the names of the filters. */
export const StoredFilter = z.partialRecord(z.enum(['from', 'to', ...reportFilters]), z.string());

/** Filters that this person keeps for a report, by name. */
export async function listSavedFilters(
  { db }: Pick<Platform, 'db'>,
  { tenantId, memberId }: Actor,
  { kind }: { kind: ReportKind },
): Promise<{ items: SavedFilter[] }> {
  const rows = await db
    .write() // what was just kept is in it
    .selectFrom('reports.saved_filter')
    .select(['id', 'name', 'filter'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .orderBy('name')
    .execute();
  return { items: rows.map(({ id, name, filter }) => ({ id, name, filter: definedOf(StoredFilter.parse(filter)) })) };
}

/** Keeps filters under a name, for oneself. Refuses as the report does, and at `name`: `name_required`, `name_taken`, `filters_full`. */
export async function saveFilter(
  { db, clock, newId }: Pick<Platform, 'db' | 'clock' | 'newId'>,
  { tenantId, memberId }: Actor,
  { name, filter: { kind, ...filter } }: z.output<(typeof wire)['body']>,
): Promise<{ id: string }> {
  const { from = '', to = from } = filter;
  refuseFields(judgeReportAsk(kind, { ...filter, from, to: to === '' ? from : to }), { prefix: 'filter.' });
  refuseFields({ name: name === '' ? 'name_required' : undefined }, { prefix: '' });
  const id = newId();
  await db.transaction(async (tx) => {
    const { count } = await tx
      .selectFrom('reports.saved_filter')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    refuseFields({ name: count >= savedFiltersMost ? 'filters_full' : undefined }, { prefix: '' });
    const written = await tx
      .insertInto('reports.saved_filter')
      .values({ tenant_id: tenantId, id, member_id: memberId, kind, name, filter: JSON.stringify(filter), created_at: clock.now() })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id', 'kind', 'name']).doNothing())
      .returning('id')
      .executeTakeFirst();
    refuseFields({ name: written ? undefined : 'name_taken' }, { prefix: '' });
  });
  return { id };
}

/** Forgets filters of one's own. Refuses `not_found`. */
export async function removeSavedFilter(
  { db }: Pick<Platform, 'db'>,
  { tenantId, memberId }: Actor,
  { filterId }: { filterId: string },
): Promise<Record<string, never>> {
  const gone = await db.transaction((tx) =>
    tx
      .deleteFrom('reports.saved_filter')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('id', '=', filterId)
      .returning('id')
      .executeTakeFirst(),
  );
  if (!gone) throw notFound();
  return {};
}

const definedOf = (filter: z.output<typeof StoredFilter>): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined));
