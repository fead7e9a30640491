import { liveClassState } from '@vitrine/domain/classes';
import { sql } from 'kysely';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { openingsSql } from '../classes/index.ts';

/** Whether a member is in a course, in any version, that has this activity, and the instructor of their live class has it open: then its files are theirs to see. */
export async function learnsActivity({ db }: Pick<Platform, 'db'>, actor: Actor, { activityId }: { activityId: string }): Promise<boolean> {
  const row = await db
    .read()
    .selectFrom('learning.enrolment as e')
    .innerJoin('catalog.version_activity as a', (join) =>
      join.onRef('a.tenant_id', '=', 'e.tenant_id').onRef('a.version_id', '=', 'e.version_id'),
    )
    .leftJoin('learning.progress as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.enrolment_id', '=', 'e.id').onRef('p.activity_id', '=', 'a.activity_id'),
    )
    .select(['p.state', openingsSql({ ...actor, courseId: sql`e.course_id` }).as('openings')])
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.member_id', '=', actor.memberId)
    .where('a.activity_id', '=', activityId)
    .executeTakeFirst();
  return (
    row !== undefined && (row.state === 'completed' || liveClassState(row.openings, { activityId, isClass: false }) !== 'live_class_closed')
  );
}
