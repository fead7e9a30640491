/** Calendar files (RFC 5545) that a person puts into a calendar of their own. */
export { calendarFile, calendarFileOfMany, type CalendarEvent, type ChangedDate } from './calendar-file.ts';
