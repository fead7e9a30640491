/** Learning: the catalog of courses, enrolment, the player, progress, and what devices report. */
export { coursesHold, findCourses, findTrails, trailsHold } from './find-learning.ts';
export { finishedTrainings } from './finished-trainings.ts';
export { isInCatalog } from './get-course.ts';
export { hasReviewable } from './has-reviewable.ts';
export { isHandedOut } from './is-handed-out.ts';
export { learnsActivity } from './learns-activity.ts';
export { membersAtActivity } from './members-at-activity.ts';
export { reconcile, reconcileAll } from './reconcile.ts';
export { isTrainingOffered, reopenTraining, type Training } from './reopen-training.ts';
export { countProgress } from './count-progress.ts';
export { dueTraining } from './paths/due-training.ts';
export { standsIn } from './stands-in.ts';
export { isTrailSeen } from './trails/get-trail.ts';
export { isTrainingFinished, trainingsOf } from './trainings.ts';
export { progressFigures } from './progress-figures.ts';
