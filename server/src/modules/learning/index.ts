/** Learning: the shelf of courses, enrolment, the player, progress, and what devices report. */
export { closeOverdueAttempt } from './attempts.ts';
export { closeForgottenAttempts } from './close-forgotten-attempts.ts';
export { finishedCourses } from './finished-courses.ts';
export { isOnShelf, type CertificateOf } from './get-course.ts';
export { learnsActivity } from './learns-activity.ts';
export { learningRecords } from './personal-records.ts';
export { reconcile, reconcileAll } from './reconcile.ts';
export { learningRoutes } from './routes.ts';
