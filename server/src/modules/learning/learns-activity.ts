import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** Whether a member is in a course, in any version, that has this activity: then its files are theirs to see. */
export async function learnsActivity({ db }: Pick<Platform, 'db'>, actor: Actor, { activityId }: { activityId: string }): Promise<boolean> {
  const row = await db
    .read()
    .selectFrom('learning.enrolment as e')
    .innerJoin('catalog.version_activity as a', (join) =>
      join.onRef('a.tenant_id', '=', 'e.tenant_id').onRef('a.version_id', '=', 'e.version_id'),
    )
    .select('e.id')
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.member_id', '=', actor.memberId)
    .where('a.activity_id', '=', activityId)
    .executeTakeFirst();
  return row !== undefined;
}
