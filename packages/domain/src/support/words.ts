/** By which door somebody wrote: the help inside, the contact form inside, or the form for anybody. */
export const ticketRooms = ['support', 'contact', 'public'] as const;
export type TicketRoom = (typeof ticketRooms)[number];

/** Where a ticket stands: nobody has it, staff has it, it waits for who wrote, it was solved, it is over. */
export const ticketStates = ['new', 'with_us', 'with_you', 'solved', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** Who said something on a ticket; a note is read by staff alone. */
export const messageKinds = ['theirs', 'ours', 'note'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What staff wants to happen with a ticket when they answer. */
export const answerEnds = ['ask', 'solve'] as const;
export type AnswerEnd = (typeof answerEnds)[number];

export const faqStates = ['draft', 'published', 'retired'] as const;
export type FaqState = (typeof faqStates)[number];

/** Pictures and papers on one message. */
export const mostAttachments = 3;
/** Characters that a subject may have. */
export const subjectLimit = 80;
/** Characters of an answer of staff. */
export const answerLimit = 2_000;

export const ticketRefusals = [
  'support_closed',
  'ticket_over',
  'ticket_not_over',
  'already_rated',
  'file_type_refused',
  'file_missing',
  'file_already_used',
  'too_many_files',
] as const;

export const inboxRefusals = ['ticket_taken', 'ticket_over', 'not_staff', 'other_writer', 'changed_meanwhile'] as const;

export const faqRefusals = [
  'name_required',
  'question_required',
  'answer_required',
  'category_required',
  'link_forbidden',
  'in_use',
  'faq_already_published',
  'faq_not_published',
  'changed_meanwhile',
] as const;
