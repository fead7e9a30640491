/** Calendar files (RFC 5545) that a person puts into a calendar of their own. */
export { calendarFile, calendarFileOfMany, type CalendarEvent } from './calendar-file.ts';
