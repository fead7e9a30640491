import {
  appealOutcomes,
  boardOpeners,
  caseStates,
  forumDecisions,
  postRemovers,
  reportReasons,
  topicStatuses,
  type AppealOutcome,
  type BoardOpener,
  type CaseState,
  type ForumDecision,
  type PostRemover,
  type PostState,
  type ReportReason,
  type TopicStatus,
} from '@vitrine/domain/forum';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import type { Actor } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';

/** A stored word, which only this room writes. */
function wordOf<W extends string>(words: readonly W[], word: string): W {
  const known = words.find((one) => one === word);
  if (known === undefined) throw new Error(`forum: ${word} is no known word`);
  return known;
}

export const statusOf = (word: string): TopicStatus => wordOf(topicStatuses, word);
export const openerOf = (word: string): BoardOpener => wordOf(boardOpeners, word);
export const caseStateOf = (word: string): CaseState => wordOf(caseStates, word);
export const reasonOf = (word: string): ReportReason => wordOf(reportReasons, word);
export const removerOf = (word: string | null): PostRemover | null => (word === null ? null : wordOf(postRemovers, word));
export const decisionOf = (word: string | null): ForumDecision | null => (word === null ? null : wordOf(forumDecisions, word));

export const appealOutcomeOf = (word: string | null): AppealOutcome | null => (word === null ? null : wordOf(appealOutcomes, word));

/** A stored text in the reader’s language. */
export const textFor = ({ locale }: Pick<Actor, 'locale'>, stored: unknown): string =>
  textIn(parseText(stored), matchLocale(locale, locales));

export const stateOfPost = ({ hidden_at, removed_at }: { hidden_at: string | null; removed_at: string | null }): PostState =>
  removed_at !== null ? 'removed' : hidden_at !== null ? 'hidden' : 'shown';
