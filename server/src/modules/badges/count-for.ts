import { longestRun } from '@vitrine/domain/badges';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Badge } from './badge-rows.ts';

/** Port of this room, answered by sales through `app.ts`: how many sales of each of these members were approved; who has none is absent. */
export type ApprovedSalesOf = (
  db: Reader,
  actor: Pick<Actor, 'tenantId'>,
  ask: { memberIds: readonly string[] },
) => Promise<Map<string, number>>;

type Parts = { approvedSalesOf: ApprovedSalesOf };
type Ask = { badge: Pick<Badge, 'rule' | 'courseId' | 'trailId'>; memberIds: readonly string[] };
type Counts = Map<string, number>;

/** How much each of these members has of what a badge asks for, in one statement; who has none is absent. */
export async function countFor(
  { approvedSalesOf }: Parts,
  db: Reader,
  actor: Pick<Actor, 'tenantId'>,
  { badge, memberIds }: Ask,
): Promise<Counts> {
  if (memberIds.length === 0) return new Map();
  if (badge.rule === 'sales_approved') return approvedSalesOf(db, actor, { memberIds });
  if (badge.rule === 'days_in_a_row') return daysInARow(db, actor, memberIds);
  const rows = await rowsFor(db, actor, { badge, memberIds });
  return new Map(rows.map(({ member_id, count }) => [member_id, count]));
}

function rowsFor(
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { badge, memberIds }: Ask,
): Promise<{ member_id: string; count: number }[]> {
  const count = sql<number>`count(*)::int`.as('count');
  if (badge.rule === 'certificates')
    return db
      .selectFrom('certificates.certificate')
      .select(['member_id', count])
      .where('tenant_id', '=', tenantId)
      .where('member_id', 'in', memberIds)
      .groupBy('member_id')
      .execute();
  if (badge.rule === 'level_reached')
    return db
      .selectFrom('levels.standing')
      .select(['member_id', 'rank as count'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', 'in', memberIds)
      .execute();
  if (badge.rule === 'trail_finished')
    return db
      .selectFrom('learning.trail_enrolment')
      .select(['member_id', count])
      .where('tenant_id', '=', tenantId)
      .where('member_id', 'in', memberIds)
      .where('trail_id', '=', badge.trailId)
      .where('finished_at', 'is not', null)
      .groupBy('member_id')
      .execute();
  if (badge.rule === 'by_hand') return Promise.resolve([]);
  return db
    .selectFrom('learning.enrolment')
    .select(['member_id', count])
    .where('tenant_id', '=', tenantId)
    .where('member_id', 'in', memberIds)
    .$if(badge.rule === 'course_finished', (query) => query.where('course_id', '=', badge.courseId))
    .where('finished_at', 'is not', null)
    .groupBy('member_id')
    .execute();
}

/** Days on which an activity was completed, where the client is. */
async function daysInARow(db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, memberIds: readonly string[]): Promise<Counts> {
  const rows = await db
    .selectFrom('learning.enrolment as e')
    .innerJoin('learning.progress as g', (join) => join.onRef('g.tenant_id', '=', 'e.tenant_id').onRef('g.enrolment_id', '=', 'e.id'))
    .innerJoin('tenancy.tenant as t', 't.id', 'e.tenant_id')
    .select(['e.member_id', sql<string>`((g.completed_at at time zone t.time_zone)::date)::text`.as('day')])
    .distinct()
    .where('e.tenant_id', '=', tenantId)
    .where('e.member_id', 'in', memberIds)
    .where('g.completed_at', 'is not', null)
    .execute();
  const days = Map.groupBy(rows, ({ member_id }) => member_id);
  return new Map([...days].map(([memberId, found]) => [memberId, longestRun(found.map(({ day }) => day))]));
}
