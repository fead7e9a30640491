/** Help: questions with their answers, tickets, and the day by which each is answered. */
export { searchFaq } from './faq.ts';
export { countriesWithHolidays, countryOfZone, easterOf, isHoliday } from './holidays.ts';
export {
  daysLeft,
  dueAfter,
  dueAgain,
  isWorkingDay,
  promisedCalendar,
  promisedDays,
  reopenDays,
  workingDaysAfter,
  type PromisedDay,
} from './promise.ts';
export { afterAnswer, afterMerge, afterReply, judgeMerge, judgeRating, stateAt, type TicketStatus } from './tickets.ts';
export {
  answerEnds,
  answerLimit,
  faqRefusals,
  faqStates,
  inboxRefusals,
  messageKinds,
  mostAttachments,
  subjectLimit,
  ticketRefusals,
  ticketRooms,
  ticketStates,
  type AnswerEnd,
  type FaqState,
  type MessageKind,
  type TicketRoom,
  type TicketState,
} from './words.ts';
