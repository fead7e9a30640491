import type { Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { isOpenTo, publishedVersionOf } from '../catalog/index.ts';
import { findEnrolment } from './enrolments.ts';
import { openPaths } from './paths/open-paths.ts';
import { membersDoneWith } from './paths/subjects.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;

/**
 * Puts a member into the version that is published now (CRS-02, D10); again changes nothing, two at once make one. Refuses `prerequisite_missing`, and `course_retired` for a
 * course that left the catalog.
 */
export function enrol(parts: Parts, actor: Actor, { courseId }: { courseId: string }): Promise<void> {
  return parts.db.transaction(async (tx) => {
    if (await findEnrolment(tx, actor, { courseId })) return;
    const version = await publishedVersionOf(tx, actor, courseId);
    if (!version) throw await whyNot(tx, actor, courseId);
    const { prerequisiteCourseId } = version;
    if (prerequisiteCourseId !== null) {
      const before = { subject: 'course', subjectId: prerequisiteCourseId, memberIds: [actor.memberId] } as const;
      if (!(await membersDoneWith(tx, actor, before)).has(actor.memberId)) throw new Refusal('prerequisite_missing');
    }
    const way = { subject: 'course', subjectId: courseId, kind: 'self', sourceId: null, dueOn: null } as const;
    await openPaths(parts, tx, actor, { ...way, memberIds: [actor.memberId], versionId: version.id });
  });
}

/** A course that left the catalog is told; a draft, one of another client, or one that is not for this member is not there at all (D55, CLI-09). */
async function whyNot(tx: Tx, actor: Actor, courseId: string): Promise<Refusal> {
  const row = await tx
    .selectFrom('catalog.course as c')
    .select('c.state')
    .where('c.tenant_id', '=', actor.tenantId)
    .where('c.id', '=', courseId)
    .where(isOpenTo(actor))
    .executeTakeFirst();
  return row?.state === 'retired' ? new Refusal('course_retired') : notFound();
}
