/** The member's inbox, their activity feed and the event stream on the wire. */
import { feedKinds, feedTopics, noticeKinds } from '@vitrine/domain/notices';
import { z } from 'zod';
import { endpoint, Flag, Id, Instant, Nothing, pageOf, PageQuery } from '../kernel/index.ts';

/** Names and ids that the screen's sentence needs. */
const Facts = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

export const Notice = z.object({
  id: Id,
  kind: z.enum(noticeKinds),
  facts: Facts,
  at: Instant,
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

export const listNotices = endpoint({
  method: 'GET',
  path: '/notices',
  query: PageQuery.extend({ isUnread: Flag.optional() }),
  /** `unread`: exact as far as `unreadShownTo`, one more for all beyond. */
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

export const markAllNoticesRead = endpoint({
  method: 'POST',
  path: '/notices/read-all',
  /** The newest that the person saw: what came behind it stays unread. */
  body: z.object({ newestId: Id }),
  answer: Nothing,
  summary: 'Marks a notice and all before it as read',
});

/** One thing that the member did, or that became of it. */
export const FeedEntry = z.object({ id: Id, kind: z.enum(feedKinds), facts: Facts, at: Instant });
export type FeedEntry = z.infer<typeof FeedEntry>;

export const listFeed = endpoint({
  method: 'GET',
  path: '/activity-feed',
  query: PageQuery.extend({ topic: z.enum(feedTopics).optional() }),
  answer: pageOf(FeedEntry),
  summary: 'What the member did and what became of it, newest first',
});

/** `settings`: the state that the settings of client and site are in, told when the stream opens and whenever it is another one; `client.settings` says what a screen was drawn by (ADM-03). */
export const SettingsNews = z.object({ version: z.string() });
export type SettingsNews = z.infer<typeof SettingsNews>;

/** `live_class`: the instructor of a class that the member is in or teaches moved an activity of its course: screens of it are asked for again (LIV-02). */
export const LiveClassNews = z.object({ classId: Id, courseId: Id });
export type LiveClassNews = z.infer<typeof LiveClassNews>;

export {
  getNoticePreferences,
  getUnsubscribe,
  NoticePreferences,
  saveNoticePreferences,
  unsubscribe,
  type OpenedPreferences,
} from './preferences.ts';

export { forgetPushDevice, getPush, keepPushDevice } from './push.ts';

/** Server-sent events: `id` is the notice's position, `event` its kind, `data` a Notice; `settings` and `live_class` beside them, without an id. Begins behind `Last-Event-ID`. */
export const openStream = endpoint({
  method: 'GET',
  path: '/stream',
  access: 'stream',
  answer: z.string(),
  answersFile: true,
  summary: 'The event stream of a member',
});
