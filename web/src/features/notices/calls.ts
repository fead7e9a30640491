import { call, openStream } from '@vitrine/client';
import { listFeed, listNotices, markAllNoticesRead, markNoticesRead } from '@vitrine/contract/notices';
import type { FeedTopic } from '@vitrine/domain/notices';

/** The calls of this room, in a chunk of their own: the bell is drawn before the schemas have come. */
export const followNews = ({
  onNews,
  onSettings,
}: {
  onNews: (isTold: (queryKey: readonly unknown[]) => boolean) => void;
  onSettings: (version: string) => void;
}) =>
  openStream({
    onSettings,
    onNotice: () => onNews((key) => told.has(String(key[0])) || key[1] === 'copy'),
    // Whatever a screen knows of that course and class: its page, its player, its activities (LIV-02).
    onLiveClass: ({ courseId, classId }) => onNews((key) => key.includes(courseId) || key.includes(classId)),
  });
/** Rooms that a notice may speak of, beside the copy of one’s data: a sale that was decided moves points and orders too. */
const told = new Set(
  'notices learning certificates sales ledger rewards ranking photos levels badges forum support surveys events classes messages'.split(
    ' ',
  ),
);
export const fetchInbox = () => call(listNotices, { query: {} });
export const fetchInboxPage = ({ isUnread }: { isUnread: boolean }, after: string | null) =>
  call(listNotices, { query: { isUnread: isUnread ? 'true' : undefined, after: after ?? undefined } });
export const fetchFeed = ({ topic }: { topic?: FeedTopic | undefined }, after: string | null) =>
  call(listFeed, { query: { topic, after: after ?? undefined } });
export const sendAllRead = (newestId: string) => call(markAllNoticesRead, { body: { newestId } });
export const sendRead = (ids: string[]) => call(markNoticesRead, { body: { ids } });
