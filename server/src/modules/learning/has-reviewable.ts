import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { findEnrolment } from './enrolments.ts';
import { isInCatalog } from './get-course.ts';

/** The port of marks: whether a member may say what they think of a course (CRS-05). Of what they have not begun they know nothing. */
export async function hasReviewable(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { courseId }: { courseId: string },
): Promise<'unseen' | 'seen' | 'begun'> {
  const enrolment = await findEnrolment(db.write(), actor, { courseId });
  if (enrolment && enrolment.state !== 'enrolled') return 'begun';
  return enrolment || (await isInCatalog(db.write(), actor, { courseId })) ? 'seen' : 'unseen';
}
