/** Community events: who is invited and comes, check-in by a code of the organizer's screen, and the points of who was there. */
export { eventsBetween, type DatedEvent } from './events-between.ts';
export { eventsHold, findEvents } from './find-events.ts';
