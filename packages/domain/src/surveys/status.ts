import type { LocalDate } from '../kernel/index.ts';
import type { AnswerRefusal, Status, SurveyState } from './words.ts';

/** What decides whether a member may answer. Days are the client's. */
export type StatusFacts = {
  state: SurveyState;
  opensOn: LocalDate | null;
  closesOn: LocalDate | null;
  today: LocalDate;
  /** The edition that is asked now. */
  edition: number;
  /** The edition that the member has before them; null when they did not begin. */
  begunEdition: number | null;
  isAnswered: boolean;
};

const isWithin = ({ opensOn, closesOn, today }: StatusFacts): boolean =>
  (opensOn === null || opensOn <= today) && (closesOn === null || today <= closesOn);

/** Whether it is asked of anybody now. */
export const isAsked = (facts: StatusFacts): boolean => facts.state === 'published' && isWithin(facts);

/** What was begun may be sent, also after the survey was taken back or its time was over. */
export function statusOf(facts: StatusFacts): Status {
  if (facts.isAnswered) return 'answered';
  return facts.begunEdition !== null || isAsked(facts) ? 'open' : 'closed';
}

/** Whether an answer to `edition` is taken. The order of the checks is the order in which a person can act on them. */
export function judgeSending(facts: StatusFacts, edition: number): AnswerRefusal | undefined {
  if (facts.isAnswered) return 'survey_already_answered';
  if (edition === facts.begunEdition) return undefined;
  if (!isAsked(facts)) return 'survey_closed';
  return edition === facts.edition ? undefined : 'survey_edition_old';
}
