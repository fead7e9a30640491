import { BulkAction, type BulkRow } from '@vitrine/contract/people';
import { bulkStates, oppositeOf } from '@vitrine/domain/people';
import { locales, matchLocale } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import { namedIn, type NamesOf } from '../../../platform/audit/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';

const Newest = z.tuple([z.string(), z.uuid()]);
const [groups, tags]: [NamesOf, NamesOf] = [namedIn('identity.member_group', 'name'), namedIn('identity.tag', 'name')];

/** Changes of many that were made, newest first; what was only looked at is none. */
export async function listBulkChanges(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ items: BulkRow[]; next: string | null }> {
  const place = readCursor(after, Newest);
  const reader = db.read();
  const found = await reader
    .selectFrom('people.bulk_change as c')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'c.tenant_id').onRef('m.id', '=', 'c.asked_by'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['c.id', 'c.asked_at as at', 'c.action', 'c.state', 'p.full_name as who'])
    .select(
      sql<number>`(select count(*)::integer from people.bulk_member as b where b.tenant_id = c.tenant_id and b.bulk_id = c.id and b.outcome = 'done')`.as(
        'done',
      ),
    )
    .where('c.tenant_id', '=', actor.tenantId)
    .where('c.state', '<>', 'previewed')
    .$if(place !== undefined, (rows) => rows.where(sql<boolean>`(c.asked_at, c.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`))
    .orderBy('c.asked_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, ({ at, id }) => cursorOf(at, id));
  const changes = rows.map((row) => ({ ...row, action: BulkAction.parse(row.action) }));
  const ids = changes.flatMap(({ action }) => ('id' in action ? [action.id] : []));
  const ask = { tenantId: actor.tenantId, ids, locale: matchLocale(actor.locale, locales) };
  const names = new Map([...(await groups(reader, ask)), ...(await tags(reader, ask))]);
  return {
    items: changes.map(({ id, at, who, action, state, done }) => ({
      id,
      at,
      who,
      action,
      name: 'id' in action ? (names.get(action.id) ?? null) : null,
      state: bulkStates.find((one) => one === state) ?? 'stopped',
      done,
      canUndo: state === 'done' && done > 0 && oppositeOf(action) !== null,
    })),
    next,
  };
}
