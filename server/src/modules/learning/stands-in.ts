import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { findEnrolment } from './enrolments.ts';
import { isInCatalog } from './get-course.ts';

/** How a member stands in a course: in it, only seeing it, or not even that. */
export async function standsIn(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { courseId }: { courseId: string },
): Promise<'unseen' | 'seen' | 'enrolled'> {
  if (await findEnrolment(db.write(), actor, { courseId })) return 'enrolled';
  return (await isInCatalog(db.write(), actor, { courseId })) ? 'seen' : 'unseen';
}
