import { lackingInBlocks, textsInBlocks, type Block, type Text } from '../kernel/index.ts';
import {
  readFrom,
  reportsThatHide,
  type CommentVerdict,
  type NewsReading,
  type NewsRefusal,
  type NewsStatus,
  type NewsState,
} from './words.ts';

/** Instants as ISO 8601 in UTC. */
type Dates = { visibleFrom: string | null; visibleTo: string | null };
export type NewsPublicationFacts = Dates & {
  state: NewsState;
  hasChanges: boolean;
  title: Text;
  coverFileId: string | null;
  coverAlt: Text;
  blocks: readonly Block[];
};
type Verdict = { ok: true } | { ok: false; refusal: NewsRefusal; fields?: Record<string, string> };

/** Whether a draft may become a version (D10): with a title, described pictures, no unfinished block, and an end after its beginning. A retired one may come back as it was. */
export function judgeNewsPublication(facts: NewsPublicationFacts): Verdict {
  const at = (field: string, refusal: NewsRefusal): Verdict => ({ ok: false, refusal, fields: { [`news.${field}`]: refusal } });
  if (!facts.hasChanges && facts.state === 'published') return { ok: false, refusal: 'nothing_to_publish' };
  if (!hasWords(facts.title)) return at('title', 'title_required');
  if (facts.coverFileId !== null && !hasWords(facts.coverAlt)) return at('coverAlt', 'cover_alt_required');
  if (lackingInBlocks(facts.blocks).length > 0) return at('blocks', 'block_unfinished');
  if (facts.visibleFrom !== null && facts.visibleTo !== null && !isBefore(facts.visibleFrom, facts.visibleTo))
    return at('visibleTo', 'dates_reversed');
  return { ok: true };
}

/** Seen from the first instant on, no more at the last: no job publishes. */
export const isSeenAt = ({ visibleFrom, visibleTo }: Dates, now: string): boolean =>
  (visibleFrom === null || !isBefore(now, visibleFrom)) && (visibleTo === null || isBefore(now, visibleTo));

/** Where a piece of news stands for those who write it. */
export function statusOf({ state, now, ...dates }: Dates & { state: NewsState; now: string }): NewsStatus {
  if (state !== 'published') return state;
  if (isSeenAt(dates, now)) return 'shown';
  return dates.visibleFrom !== null && isBefore(now, dates.visibleFrom) ? 'scheduled' : 'over';
}

/** Opened is under way; read to its end is done. */
export const newsReadingOf = ({ openedAt, readAt }: { openedAt: string | null; readAt: string | null }): NewsReading =>
  readAt !== null ? 'done' : openedAt === null ? 'not_started' : 'in_progress';

/** Whether a piece counts as read: its end was reached, or enough of it was seen for long enough. */
export const countsAsRead = ({ isAtEnd, share, seconds }: { isAtEnd: boolean; share: number; seconds: number }): boolean =>
  isAtEnd || (share >= readFrom.share && seconds >= readFrom.seconds);

/** Whole minutes at two hundred words each, one at least; by the language that has the most words. */
export function minutesToRead(blocks: readonly Block[]): number {
  const words = new Map<string, number>();
  for (const text of textsInBlocks(blocks))
    for (const [locale, said] of Object.entries(text))
      words.set(locale, (words.get(locale) ?? 0) + said.split(/\s+/).filter(Boolean).length);
  return Math.max(1, Math.round(Math.max(0, ...words.values()) / 200));
}

/** Many different people who report hide a comment until somebody judged it; what was judged stays as it was judged. */
export const commentIsShown = ({ verdict, reports }: { verdict: CommentVerdict | null; reports: number }): boolean =>
  verdict === null ? reports < reportsThatHide : verdict === 'kept';

const hasWords = (text: Text): boolean => Object.values(text).some((words) => words.trim() !== '');
const isBefore = (one: string, other: string): boolean => Date.parse(one) < Date.parse(other);
