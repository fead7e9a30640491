import type { Reader } from '../../../platform/database/index.ts';
import { notFound, type Actor } from '../../../platform/http/index.ts';
import { parseText } from '../../activities/index.ts';
import { inLanguage } from '../../assessment/index.ts';

export type FollowedPackage = { courseId: string; course: string; title: string };

/** A package as its results name it: in the version of its course that was published last. Refuses `not_found` for what is none. */
export async function findPackage(db: Reader, actor: Actor, { activityId }: { activityId: string }): Promise<FollowedPackage> {
  const row = await db
    .selectFrom('catalog.version_activity as a')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'a.tenant_id').onRef('v.id', '=', 'a.version_id'))
    .innerJoin('activities.revision as r', (join) => join.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.id', '=', 'a.revision_id'))
    .innerJoin('activities.activity as k', (join) => join.onRef('k.tenant_id', '=', 'a.tenant_id').onRef('k.id', '=', 'a.activity_id'))
    .select(['v.course_id', 'v.title as course', 'r.title'])
    .where('a.tenant_id', '=', actor.tenantId)
    .where('a.activity_id', '=', activityId)
    .where('k.kind', '=', 'scorm')
    .where('v.number', 'is not', null)
    .orderBy('v.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw notFound();
  const say = inLanguage(actor.locale);
  return { courseId: row.course_id, course: say(parseText(row.course)), title: say(parseText(row.title)) };
}
