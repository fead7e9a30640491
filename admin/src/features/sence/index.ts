/** Attendance at SENCE in the console: settings, courses under the authority, and who was there. */
export {};
