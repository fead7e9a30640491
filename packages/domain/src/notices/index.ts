/** What a member is told and what they did: the inbox, the stream and the activity feed. */
export {
  channels,
  defaultPreferences,
  digestRhythms,
  isQuiet,
  judgeDelivery,
  judgePreferences,
  mandatoryReason,
  mandatoryReasons,
  optionalByMail,
  preferenceRefusals,
  type Channel,
  type Delivery,
  type DigestRhythm,
  type MandatoryReason,
  type NoticePreferences,
} from './delivery.ts';
export { feedKindOf, feedKinds, feedKindsOf, feedTopics, topicOf, type FeedKind, type FeedTopic } from './feed.ts';
export { noticeKinds, type NoticeKind } from './kinds.ts';
export { phoneSystems, pushRefusals, type PhoneSystem } from './push.ts';
export { shownUnread, unreadShownTo } from './unread.ts';
