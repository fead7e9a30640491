/** Attendance at SENCE, as a learner starts and ends it. */
export {};
