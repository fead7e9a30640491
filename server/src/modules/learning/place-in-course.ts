import type { Reader } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import { getVersion, type CourseVersion } from '../catalog/index.ts';
import { isClosedTo, isLocked } from '@vitrine/domain/learning';
import { isHeldBack } from './live-class-state.ts';
import { findEnrolment, type Enrolment } from './enrolments.ts';
import { isInCatalog } from './get-course.ts';
import { statusesIn, type Status } from './statuses.ts';

export type Place = { enrolment: Enrolment; version: CourseVersion; statuses: Status[]; status: Status };

/** Where a member stands when they open an activity. Refuses `not_enrolled`, `blocked_in_training`, `activity_locked`, `live_class_closed` for what the instructor of their live class has not opened (unless they `goesOn` with what they began there), and `not_found` for what the course does not have. */
export async function placeInCourse(
  db: Reader,
  actor: Actor,
  { courseId, hierarchyOrder, goesOn = false }: { courseId: string; hierarchyOrder: number; goesOn?: boolean },
): Promise<Place> {
  const enrolment = await findEnrolment(db, actor, { courseId });
  if (!enrolment) throw (await isInCatalog(db, actor, { courseId })) ? new Refusal('not_enrolled') : notFound();
  const version = await getVersion(db, actor, enrolment.versionId);
  const statuses = await statusesIn(db, actor, { versionId: version.id, enrolmentId: enrolment.id });
  const index = statuses.findIndex((one) => one.hierarchyOrder === hierarchyOrder);
  const status = statuses[index];
  if (!status) throw notFound();
  if (isClosedTo(statuses, index)) throw new Refusal('blocked_in_training');
  if (isLocked(statuses, index, version)) throw new Refusal('activity_locked');
  if (!goesOn && isHeldBack(enrolment.openings, status)) throw new Refusal('live_class_closed');
  return { enrolment, version, statuses, status };
}
