import { recordingMostSeconds, searchable } from '../kernel/index.ts';
import type { AppealState, ForumDecision, ForumRefusal, PostRemover, ReportReason, TopicStatus } from './words.ts';

/** Characters of a title and of a text, counted in code points (VAL-06). */
export const titleMost = 140;
export const postTextMost = 5_000;
export const reasonMost = 500;
/** Whoever measures a recording anew is allowed a little more. */
const measuredMostSeconds = recordingMostSeconds + 5;
/** An edit is marked as one after so many minutes. */
export const editFreeMinutes = 10;
/** So many different people hide a post until a moderator judged it. */
export const reportersThatHide = 3;
type Limit = { most: number; windowMinutes: number };
export const topicLimit: Limit = { most: 3, windowMinutes: 60 };
export const replyLimit: Limit = { most: 10, windowMinutes: 10 };

export const fitsIn = (text: string, most: number): boolean => Array.from(text).length <= most;

const minutes = 60_000;

/** How many more may be written now, and when the next one may be where none is left. `times`: instants at which the member wrote. */
export function allowanceOf(
  { most, windowMinutes }: Limit,
  { times, now }: { times: readonly string[]; now: string },
): { left: number; nextAt: string | null } {
  const since = Date.parse(now) - windowMinutes * minutes;
  const counted = times
    .map((at) => Date.parse(at))
    .filter((at) => at > since)
    .toSorted((one, other) => other - one);
  // The oldest of those that fill the limit has to stop first.
  const filling = counted[most - 1];
  return filling === undefined
    ? { left: most - counted.length, nextAt: null }
    : { left: 0, nextAt: new Date(filling + windowMinutes * minutes).toISOString() };
}

/** Whether a post is told to have been edited: slips that are mended at once are not. */
export const isMarkedEdited = ({ createdAt, editedAt }: { createdAt: string; editedAt: string | null }): boolean =>
  editedAt !== null && Date.parse(editedAt) - Date.parse(createdAt) > editFreeMinutes * minutes;

/** What is wrong with a text; a recording may stand without one. */
export const judgeText = ({ text, hasRecording }: { text: string; hasRecording: boolean }): ForumRefusal | undefined =>
  text === '' && !hasRecording ? 'text_required' : undefined;

/** What is wrong with a recording. `seconds`: as measured from its bytes; null where they do not tell. */
export function judgeRecording(file: { purpose: string; seconds: number | null } | undefined): ForumRefusal | undefined {
  if (file?.purpose !== 'recording') return 'recording_missing';
  return file.seconds !== null && file.seconds > measuredMostSeconds ? 'recording_too_long' : undefined;
}

export type WritingFacts = { status: TopicStatus; isMuted: boolean; left: number };
/** Whether a reply may be written; a closed topic is told first, for nothing that the member does changes it (FOR-01). */
export function judgeReply({ status, isMuted, left }: WritingFacts): ForumRefusal | undefined {
  if (status === 'closed') return 'topic_closed';
  if (isMuted) return 'muted';
  return left < 1 ? 'reply_limit' : undefined;
}

export type OpeningFacts = { opener: 'members' | 'staff'; isModerator: boolean; isMuted: boolean; left: number };
/** Whether a topic may be opened on a board. */
export function judgeOpening({ opener, isModerator, isMuted, left }: OpeningFacts): ForumRefusal | undefined {
  if (opener === 'staff' && !isModerator) return 'board_of_staff';
  if (isMuted) return 'muted';
  return left < 1 ? 'topic_limit' : undefined;
}

export type StatusFacts = { asked: TopicStatus; isModerator: boolean; isClosedByModerator: boolean; isRemoved: boolean };
/** Whether author or moderator may set this status: what a moderator closed only a moderator opens again, and what was removed stays closed. */
export function judgeStatus({ asked, isModerator, isClosedByModerator, isRemoved }: StatusFacts): ForumRefusal | undefined {
  if (asked === 'closed') return undefined;
  if (isRemoved) return 'topic_removed';
  return isClosedByModerator && !isModerator ? 'closed_by_moderator' : undefined;
}

/** Whether a post is hidden until somebody judged it (FOR-02): a moderator’s own report hides it at once. */
export const hidesPost = ({ reporters, isByModerator }: { reporters: number; isByModerator: boolean }): boolean =>
  isByModerator || reporters >= reportersThatHide;

export const needsNote = (reason: ReportReason): boolean => reason === 'other';
/** Who is told what has to be told why; what was kept explains itself. */
export const needsWhy = (decision: ForumDecision): boolean => decision !== 'keep';

export type CaseFacts = { isWaiting: boolean; version: number; seenVersion: number; isOwn: boolean; isClaimedByOther: boolean };
/** Whether this moderator may claim or judge: of two the second is told what the first did (D37), and nobody judges their own post. */
export function judgeCase({ isWaiting, version, seenVersion, isOwn, isClaimedByOther }: CaseFacts): ForumRefusal | undefined {
  if (!isWaiting) return 'already_judged';
  if (isOwn) return 'own_post';
  if (isClaimedByOther) return 'claimed_by_other';
  return version === seenVersion ? undefined : 'changed_meanwhile';
}

/** What a decision does to a post and to its topic. */
export const effectOf = (decision: ForumDecision): { isHidden: boolean; isRemoved: boolean; closesTopic: boolean } => ({
  isHidden: decision === 'hide',
  isRemoved: decision === 'remove',
  closesTopic: decision === 'close',
});

/** So many people a post may name. */
export const mentionsMost = 5;
/** Words of a client's list, and characters of one. */
export const wordsMost = 200;
export const wordLengthMost = 60;
/** So long what somebody took away may be taken back, and a decision appealed against. */
export const secondThoughtDays = 30;
const day = 86_400_000;
const isWithinDays = ({ at, now }: { at: string; now: string }): boolean => Date.parse(now) - Date.parse(at) <= secondThoughtDays * day;

/** Whether its author may take the removal back: theirs alone, and in time. */
export function judgeRestore({ removedBy, removedAt, now }: { removedBy: PostRemover; removedAt: string; now: string }) {
  if (removedBy !== 'author') return 'not_theirs' as const;
  return isWithinDays({ at: removedAt, now }) ? undefined : ('too_late_to_restore' as const);
}

/** How an appeal of its author against the last decision about a post stands; null where there is nothing to appeal against. */
export function appealStateOf(
  last: { decision: ForumDecision; decidedAt: string; appeal: { outcome: AppealState | null } | null } | null,
  now: string,
): AppealState | null {
  if (!last || last.decision === 'keep') return null;
  if (last.appeal) return last.appeal.outcome ?? 'waiting';
  return isWithinDays({ at: last.decidedAt, now }) ? 'possible' : null;
}

/** Whether this moderator may decide an appeal: once, and neither who wrote the post nor who decided before. */
export function judgeAppeal({ isWaiting, isOwn, isOwnDecision }: { isWaiting: boolean; isOwn: boolean; isOwnDecision: boolean }) {
  if (!isWaiting) return 'already_judged' as const;
  if (isOwn) return 'own_post' as const;
  return isOwnDecision ? ('own_decision' as const) : undefined;
}

/** Plain words between single spaces: accents, case and signs make no other word. */
const plainWords = (text: string): string =>
  ` ${searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
/** The first of a client's words that stands in one of these texts as a whole word. */
export function forbiddenWordIn(texts: readonly string[], words: readonly string[]): string | undefined {
  const written = texts.map(plainWords);
  return words.find((word) => plainWords(word).trim() !== '' && written.some((text) => text.includes(plainWords(word))));
}
/** A list of words as it is kept: trimmed, each once, none empty. */
export const wordsOfList = (typed: readonly string[]): string[] => [...new Set(typed.map((word) => word.trim()).filter(Boolean))];
/** What is wrong with a word: one or two letters would hold half of what is written. */
export const judgeWord = (word: string): 'word_too_short' | undefined =>
  plainWords(word).trim().length < 3 ? 'word_too_short' : undefined;
