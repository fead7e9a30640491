/** The member's inbox and the event stream on the wire. */
import { noticeKinds } from '@vitrine/domain/notices';
import { z } from 'zod';
import { endpoint, Id, Instant, Nothing, pageOf, PageQuery } from '../kernel/index.ts';

export const Notice = z.object({
  id: Id,
  kind: z.enum(noticeKinds),
  /** Names and ids that the screen's sentence needs. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  at: Instant,
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

export const listNotices = endpoint({
  method: 'GET',
  path: '/notices',
  query: PageQuery,
  answer: pageOf(Notice).extend({ unread: z.int() }),
  summary: 'What the member was told, newest first',
});

export const markNoticesRead = endpoint({
  method: 'POST',
  path: '/notices/read',
  body: z.object({ ids: z.array(Id).min(1).max(100) }),
  answer: Nothing,
  summary: 'Marks notices as read',
});

/** Server-sent events: `id` is the notice's position, `event` its kind, `data` a Notice. Begins behind `Last-Event-ID`. */
export const openStream = endpoint({
  method: 'GET',
  path: '/stream',
  access: 'stream',
  answer: z.string(),
  answersFile: true,
  summary: 'The event stream of a member',
});
