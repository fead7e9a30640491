/** Attendance at SENCE, the Chilean training authority: courses under it open inside a started session only. */
export { mayEnterCourse, outsideSessions } from './guard.ts';
