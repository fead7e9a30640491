import type { Reader } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import { getVersion, type CourseVersion } from '../catalog/index.ts';
import { isClosedTo, isLocked } from '@vitrine/domain/learning';
import { findEnrolment, type Enrolment } from './enrolments.ts';
import { isOnShelf } from './get-course.ts';
import { standingsIn, type Standing } from './standings.ts';

export type Place = { enrolment: Enrolment; version: CourseVersion; standings: Standing[]; standing: Standing };

/** Where a member stands when they open an activity. Refuses `not_enrolled`, `blocked_in_training`, `activity_locked`, and `not_found` for what the course does not have. */
export async function placeInCourse(
  db: Reader,
  actor: Actor,
  { courseId, hierarchyOrder }: { courseId: string; hierarchyOrder: number },
): Promise<Place> {
  const enrolment = await findEnrolment(db, actor, { courseId });
  if (!enrolment) throw (await isOnShelf(db, actor, { courseId })) ? new Refusal('not_enrolled') : notFound();
  const version = await getVersion(db, actor, enrolment.versionId);
  const standings = await standingsIn(db, actor, { versionId: version.id, enrolmentId: enrolment.id });
  const index = standings.findIndex((one) => one.hierarchyOrder === hierarchyOrder);
  const standing = standings[index];
  if (!standing) throw notFound();
  if (isClosedTo(standings, index)) throw new Refusal('blocked_in_training');
  if (isLocked(standings, index, version)) throw new Refusal('activity_locked');
  return { enrolment, version, standings, standing };
}
