/** Learning: the shelf of courses, enrolment, the player, progress, and what devices report. */
export { closeOverdueAttempt } from './attempts.ts';
export { isOnShelf, type CertificateOf } from './get-course.ts';
export { learnsActivity } from './learns-activity.ts';
export { learningRoutes } from './routes.ts';
