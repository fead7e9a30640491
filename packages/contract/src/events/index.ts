/** Community events on the wire: what members see and check in to, and what organizers keep. */
export {
  cancelEvent,
  createEvent,
  exportArrivals,
  exportEvents,
  exportGuests,
  getCheckInCodes,
  getEventToManage,
  inviteGuests,
  listArrivals,
  listEventsToManage,
  listGuests,
  markArrival,
  publishEvent,
  renewCheckInCode,
  saveEvent,
  undoArrival,
  withdrawInvitation,
} from './console.ts';
export { answerEvent, checkIn, getEvent, getEventFile, listEvents } from './member.ts';
export {
  Arrival,
  arrivalTabs,
  CheckedIn,
  CheckInCodes,
  EventCard,
  EventDetail,
  EventFields,
  EventPage,
  EventRow,
  Guest,
} from './shapes.ts';
