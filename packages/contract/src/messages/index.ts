/** Messages of the program on the wire: as staff write them, and as a member reads one. */
import { messagePlaceKeys, messageRefusals, messageStates } from '@vitrine/domain/messages';
import { z } from 'zod';
import { changed, Day, endpoint, exportOf, Id, Instant, LocaleText, Nothing, pageOf, PageQuery, SearchTerm, Was } from '../kernel/index.ts';

const read = { needs: 'messages.read' } as const;
const write = { needs: 'messages.write', refusals: [...messageRefusals, 'changed_meanwhile'] } as const;
const one = z.object({ messageId: Id });
const Place = z.enum(messagePlaceKeys, 'invalid_choice').nullable();

export const MessageForm = z.strictObject({
  title: LocaleText(120),
  /** Plain text; an address in it is a link. */
  body: LocaleText(4_000),
  place: Place,
  /** Nobody named: everybody. */
  groupIds: z.array(Id).max(100),
});
export type MessageForm = z.infer<typeof MessageForm>;

export const MessageRow = z.object({
  id: Id,
  title: z.string(),
  state: z.enum(messageStates),
  /** Names of its groups; empty for everybody. */
  groups: z.string(),
  /** When it goes or went. */
  sendsAt: Instant.nullable(),
  told: z.int(),
  read: z.int(),
  updatedAt: Instant,
});
export type MessageRow = z.infer<typeof MessageRow>;

export const MessageDetail = z.object({
  id: Id,
  version: z.int(),
  state: z.enum(messageStates),
  message: MessageForm,
  sendsAt: Instant.nullable(),
  takenBackAt: Instant.nullable(),
  /** The client's, in which an hour is chosen. */
  timeZone: z.string(),
  /** Whom it would reach as it is saved; once it goes, whom it has reached. */
  reach: z.int(),
  read: z.int(),
  can: z.object({ save: z.boolean(), remove: z.boolean(), send: z.boolean(), unschedule: z.boolean(), takeBack: z.boolean() }),
});
export type MessageDetail = z.infer<typeof MessageDetail>;

export const listMessages = endpoint({
  ...read,
  method: 'GET',
  path: '/console/messages',
  query: PageQuery.extend({ search: SearchTerm.optional(), state: z.enum(messageStates).optional() }),
  answer: pageOf(MessageRow),
  summary: 'Messages of the program, newest first, with how many got and read each',
});
export const exportMessages = exportOf(listMessages);

export const createMessage = endpoint({
  ...write,
  method: 'POST',
  path: '/console/messages',
  body: z.strictObject({ title: LocaleText(120) }),
  answer: z.object({ id: Id }),
  summary: 'Drafts a message',
});

export const getMessageDraft = endpoint({
  ...read,
  method: 'GET',
  path: '/console/messages/:messageId',
  params: one,
  answer: MessageDetail,
  summary: 'A message as it is written, and where it stands',
});

export const saveMessage = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/messages/:messageId',
  params: one,
  body: z.strictObject({ version: z.int(), message: changed(MessageForm), was: Was }),
  answer: MessageDetail,
  summary: 'Saves a draft; fields are refused below `message.`',
});

export const removeMessage = endpoint({
  ...write,
  method: 'DELETE',
  path: '/console/messages/:messageId',
  params: one,
  answer: Nothing,
  summary: 'Deletes a draft; what went stays',
});

export const sendMessage = endpoint({
  ...write,
  method: 'POST',
  path: '/console/messages/:messageId/send',
  params: one,
  /** `at`: a day and a time by the client's clock; null for now. */
  body: z.strictObject({
    version: z.int(),
    at: z.strictObject({ day: Day, time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid') }).nullable(),
  }),
  answer: MessageDetail,
  summary: 'Sends a message to its groups, now or at an hour; from then on it is fixed',
});

export const unscheduleMessage = endpoint({
  ...write,
  method: 'POST',
  path: '/console/messages/:messageId/unschedule',
  params: one,
  body: z.strictObject({ version: z.int() }),
  answer: MessageDetail,
  summary: 'Makes a scheduled message a draft again; nobody was told',
});

export const takeBackMessage = endpoint({
  ...write,
  method: 'POST',
  path: '/console/messages/:messageId/take-back',
  params: one,
  body: z.strictObject({ version: z.int() }),
  answer: MessageDetail,
  summary: 'Takes a message out of all inboxes and out of letters that wait; who got and read it stays known',
});

export const recipientShows = ['all', 'read', 'unread'] as const;
export const MessageRecipient = z.object({ id: Id, name: z.string(), toldAt: Instant, readAt: Instant.nullable() });
export type MessageRecipient = z.infer<typeof MessageRecipient>;

export const listMessageRecipients = endpoint({
  ...read,
  method: 'GET',
  path: '/console/messages/:messageId/recipients',
  params: one,
  query: PageQuery.extend({ show: z.enum(recipientShows).default('all') }),
  answer: pageOf(MessageRecipient).extend({ told: z.int(), read: z.int() }),
  summary: 'Who got a message and who read it, by name',
});
export const exportMessageRecipients = exportOf(listMessageRecipients);

export const MessagePage = z.object({ id: Id, title: z.string(), body: z.string(), place: Place, at: Instant, isRead: z.boolean() });
export type MessagePage = z.infer<typeof MessagePage>;

export const getMessage = endpoint({
  method: 'GET',
  path: '/messages/:messageId',
  params: one,
  answer: MessagePage,
  summary: 'A message of the program that the member got, in their language',
});

export const readMessage = endpoint({
  method: 'POST',
  path: '/messages/:messageId/read',
  params: one,
  answer: Nothing,
  summary: 'Notes that the member opened the message; the first time counts',
});
