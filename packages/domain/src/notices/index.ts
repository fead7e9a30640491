/** What a member is told and what they did: the inbox, the stream and the activity feed. */
export { feedKindOf, feedKinds, feedKindsOf, feedTopics, topicOf, type FeedKind, type FeedTopic } from './feed.ts';
export { noticeKinds, type NoticeKind } from './kinds.ts';
