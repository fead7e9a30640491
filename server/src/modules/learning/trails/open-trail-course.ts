import { isLocked, nextOf } from '@vitrine/domain/learning';
import { notFound, Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lastPublishedVersion } from '../../catalog/index.ts';
import { getTrailVersion, isTrailInCatalog } from '../../trails/index.ts';
import { findEnrolment } from '../enrolments.ts';
import { openPaths } from '../paths/open-paths.ts';
import { membersDoneWith } from '../paths/subjects.ts';
import { statusesIn } from '../statuses.ts';
import { findTrailEnrolment } from './trail-enrolments.ts';
import { trailStatuses } from './trail-statuses.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;

/**
 * Puts a member into a course of their trail, though it be for others or out of the catalog by now: who is in the trail may finish it. Again changes nothing. Refuses `not_enrolled`,
 * `step_locked` where the order is required, `prerequisite_missing`, and `not_found` for what the trail does not have.
 */
export function openTrailCourse(
  parts: Parts,
  actor: Actor,
  { trailId, courseId }: { trailId: string; courseId: string },
): Promise<{ courseId: string; next: number | null }> {
  return parts.db.transaction(async (tx) => {
    const trail = await findTrailEnrolment(tx, actor, { trailId });
    if (!trail) throw (await isTrailInCatalog(tx, actor, trailId)) ? new Refusal('not_enrolled') : notFound();
    const items = await trailStatuses(tx, actor, { versionId: trail.versionId });
    const index = items.findIndex(({ kind, subjectId }) => kind === 'course' && subjectId === courseId);
    if (index === -1) throw notFound();
    const { isSequential } = await getTrailVersion(tx, actor, trail.versionId);
    if (isLocked(items, index, { isSequential })) throw new Refusal('step_locked');

    if (!(await findEnrolment(tx, actor, { courseId }))) {
      const version = await lastPublishedVersion(tx, actor, courseId);
      if (!version) throw new Refusal('course_retired');
      const { prerequisiteCourseId: subjectId } = version;
      const isReady =
        subjectId === null ||
        (await membersDoneWith(tx, actor, { subject: 'course', subjectId, memberIds: [actor.memberId] })).has(actor.memberId);
      if (!isReady) throw new Refusal('prerequisite_missing');
      const way = { subject: 'course', subjectId: courseId, kind: 'trail', sourceId: trailId, dueOn: null } as const;
      await openPaths(parts, tx, actor, { ...way, memberIds: [actor.memberId], versionId: version.id });
    }
    const enrolment = await findEnrolment(tx, actor, { courseId });
    if (!enrolment) throw notFound();
    const statuses = await statusesIn(tx, actor, { versionId: enrolment.versionId, enrolmentId: enrolment.id });
    return { courseId, next: (nextOf(statuses, enrolment.lastOrder) ?? statuses[0])?.hierarchyOrder ?? null };
  });
}
