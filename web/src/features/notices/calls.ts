import { call } from '@vitrine/client';
import { listFeed, listNotices, markAllNoticesRead, markNoticesRead } from '@vitrine/contract/notices';
import type { FeedTopic } from '@vitrine/domain/notices';

/** The calls of this room, in a chunk of their own: the bell is drawn before the schemas have come. */
export { openStream } from '@vitrine/client';
export const fetchInbox = () => call(listNotices, { query: {} });
export const fetchInboxPage = ({ isUnread }: { isUnread: boolean }, after: string | null) =>
  call(listNotices, { query: { isUnread: isUnread ? 'true' : undefined, after: after ?? undefined } });
export const fetchFeed = ({ topic }: { topic?: FeedTopic | undefined }, after: string | null) =>
  call(listFeed, { query: { topic, after: after ?? undefined } });
export const sendAllRead = (newestId: string) => call(markAllNoticesRead, { body: { newestId } });
export const sendRead = (ids: string[]) => call(markNoticesRead, { body: { ids } });
