import type { Attempt } from '@vitrine/contract/assessment';
import type { Lease, LeaseDelivery } from '@vitrine/contract/learning';
import type { EnrolmentState } from '@vitrine/domain/learning';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { testVersionIn } from '../activities/index.ts';
import * as assessment from '../assessment/index.ts';
import { findPlaceOfTest, settleTest } from './attempts.ts';
import { lockEnrolments } from './enrolments.ts';
import { placeInCourse } from './place-in-course.ts';
import type { ProgressParts } from './record-progress.ts';
import { statusesIn } from './statuses.ts';

type Parts = ProgressParts & Pick<Platform, 'chance' | 'jobs'>;

/** A test of a course for a device that goes without a network (OFF-04). Refuses as `placeInCourse` and `judgeLease`; `not_downloadable` for what is no test, too. */
export function takeLease(
  parts: Parts,
  actor: Actor,
  { courseId, hierarchyOrder, device }: { courseId: string; hierarchyOrder: number; device: string },
): Promise<Lease> {
  return parts.db.transaction(async (tx) => {
    await lockEnrolments(tx, actor, { courseIds: [courseId] });
    const { status } = await placeInCourse(tx, actor, { courseId, hierarchyOrder });
    const testVersionId = testVersionIn(status.kind, status.content);
    if (!testVersionId) throw new Refusal('not_downloadable');
    return assessment.takeLease(parts, tx, actor, { testVersionId, device });
  });
}

/**
 * Takes what was answered without a network, and moves the course on; again changes nothing. The course may have been retired, may ask for other things first, or be
 * closed to the member by now: what was done before still counts.
 */
export function deliverLease(
  parts: Parts,
  actor: Actor,
  { leaseId, ...delivery }: LeaseDelivery & { leaseId: string },
): Promise<{ attempt: Attempt; lateAnswers: number; courseState: EnrolmentState | null }> {
  return parts.db.transaction(async (tx) => {
    const testId = await assessment.getLeaseTest(tx, actor, { leaseId });
    const place = await findPlaceOfTest(tx, { ...actor, testId });
    const courseId = place?.course_id ?? '';
    // The enrolment is locked before the attempt, as wherever both are.
    const enrolment = place && (await lockEnrolments(tx, actor, { courseIds: [courseId] })).get(courseId);
    const delivered = await assessment.deliverLease(parts, tx, actor, { leaseId, ...delivery });
    const statuses = enrolment ? await statusesIn(tx, actor, { versionId: enrolment.versionId, enrolmentId: enrolment.id }) : [];
    const status = statuses.find(({ activityId }) => activityId === place?.activity_id);
    const settled =
      enrolment && status && delivered.justDelivered && delivered.isCounted
        ? await settleTest(parts, tx, actor, { enrolment, statuses, status })
        : enrolment;
    return {
      attempt: await assessment.attemptView(parts, tx, actor, { attemptId: leaseId, device: delivery.device, locale: actor.locale }),
      lateAnswers: delivered.lateAnswers,
      courseState: settled?.state ?? null,
    };
  });
}
