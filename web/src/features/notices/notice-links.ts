import type { FeedEntry, Notice } from '@vitrine/contract/notices';

/** What a row is about, as the wire tells it. */
export type Told = { kind: Notice['kind'] | FeedEntry['kind']; facts: Notice['facts']; at: string };

/** Where a row leads: to what it is about. */
export function hrefOf({ kind, facts }: Pick<Told, 'kind' | 'facts'>): string {
  const courseId = facts['courseId'];
  if (kind.startsWith('certificate_')) return '/certificates';
  if (kind === 'session_revoked') return '/profile';
  if (kind === 'copy_ready') return '/profile/copy';
  if (kind === 'report_ready') return '/console/reports/files';
  if (typeof facts['surveyId'] === 'string') return `/home/surveys/${facts['surveyId']}`;
  if (kind.startsWith('photo_')) return '/upload-photos';
  if (kind.startsWith('level_')) return '/level';
  if (typeof facts['libraryId'] === 'string') return `/libraries/${facts['libraryId']}`;
  if (typeof facts['topicId'] === 'string') return `/forum/topics/${facts['topicId']}`;
  if (typeof facts['classPath'] === 'string') return facts['classPath'];
  if (typeof facts['badgeId'] === 'string') return `/badges/${facts['badgeId']}`;
  if (typeof facts['eventId'] === 'string') return `/events/${facts['eventId']}`;
  if (typeof facts['messageId'] === 'string') return `/messages/${facts['messageId']}`;
  if (typeof facts['newsId'] === 'string') return `/news/${facts['newsId']}`;
  if (typeof facts['ticketId'] === 'string') return `/support/tickets/${facts['ticketId']}`;
  if (typeof facts['saleId'] === 'string') return `/sales/${facts['saleId']}`;
  if (typeof facts['orderId'] === 'string') return `/orders/${facts['orderId']}`;
  if (typeof facts['rewardId'] === 'string') return `/reward-store/details/${facts['rewardId']}`;
  if (typeof facts['campaignId'] === 'string') return `/campaigns/${facts['campaignId']}`;
  if (typeof facts['trailId'] === 'string') return `/trails/${facts['trailId']}`;
  return typeof courseId === 'string' ? `/online-courses/${courseId}` : '/online-courses';
}

/** What a sentence is about: a course, an invoice, a reward. */
export const titleOf = ({ facts }: Pick<Told, 'facts'>): string => String(facts['courseTitle'] ?? facts['title'] ?? '');
