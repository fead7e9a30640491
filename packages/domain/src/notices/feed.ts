import type { NoticeKind } from './kinds.ts';

/** What a feed may be narrowed to. */
export const feedTopics = ['learning', 'sales', 'rewards'] as const;
export type FeedTopic = (typeof feedTopics)[number];

/** What stands in a member's activity feed (NOT-01): what they did, and what became of it. */
export const feedKinds = [
  'course_finished',
  'trail_finished',
  'certificate_issued',
  'sale_sent',
  'sale_corrected',
  'sale_approved',
  'sale_refused',
  'order_placed',
  'order_cancelled',
  'order_resumed',
  'order_approved',
  'order_shipped',
  'order_delivered',
  'order_refused',
  'order_on_hold',
  'photo_sent',
  'photo_approved',
  'photo_reproved',
  'level_requested',
  'level_approved',
  'level_refused',
  'level_changed',
  'badge_earned',
  'badge_withdrawn',
  'event_attended',
  'event_attendance_undone',
] as const;
export type FeedKind = (typeof feedKinds)[number];

/** What a kind is about, by the first word of its name: photos, levels and events belong to what somebody does in a campaign, as sales do. */
export function topicOf(kind: FeedKind): FeedTopic {
  if (/^(sale|photo|level|event)_/.test(kind)) return 'sales';
  return kind.startsWith('order_') ? 'rewards' : 'learning';
}

/** The kinds of a topic; all of them where none is asked for. */
export const feedKindsOf = (topic: FeedTopic | undefined): readonly FeedKind[] =>
  topic === undefined ? feedKinds : feedKinds.filter((kind) => topicOf(kind) === topic);

/** The entry that a notice leaves in the feed; undefined for news that the member had no part in. */
export const feedKindOf = (kind: NoticeKind): FeedKind | undefined => feedKinds.find((one) => one === kind);
