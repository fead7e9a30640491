import type { Text } from '../kernel/index.ts';
import { longTextLimit, shortTextLimit, type AnswerRefusal, type SurveyQuestionKind, type SurveyRefusal } from './words.ts';

/** A question as it is stored and frozen. `most`: how many options may be chosen, null for all; `low` and `high`: what the ends of a scale mean. */
export type SurveyQuestion = {
  id: string;
  kind: SurveyQuestionKind;
  text: Text;
  isRequired: boolean;
  options: readonly { id: string; text: Text }[];
  most: number | null;
  low: Text;
  high: Text;
};

/** A recording that was sent before the answer; its length by the clock of the device. */
export type SpokenAnswer = { fileId: string; seconds: number };
export type SurveyAnswer = {
  questionId: string;
  optionIds: readonly string[];
  score: number | null;
  text: string;
  recording?: SpokenAnswer | null | undefined;
};

export const hasOptions = (kind: SurveyQuestionKind): boolean => kind === 'one_choice' || kind === 'several';
export const hasText = (kind: SurveyQuestionKind): boolean => kind === 'short_text' || kind === 'long_text';

/** First and last point of a scale; undefined for a question that has none. */
export function scaleOf(kind: SurveyQuestionKind): readonly [first: number, last: number] | undefined {
  return kind === 'nps' ? [0, 10] : kind === 'scale' ? [1, 5] : undefined;
}

/** Whether an answer may be spoken: open ones, where whoever answers is named anyway, for a voice names. */
export const maySpeak = ({ kind }: { kind: SurveyQuestionKind }, { isUnnamed }: { isUnnamed: boolean }): boolean =>
  kind === 'long_text' && !isUnnamed;

export const textLimitOf = (kind: SurveyQuestionKind): number => (kind === 'short_text' ? shortTextLimit : longTextLimit);

const hasWords = (text: Text): boolean => Object.values(text).some((said) => (said ?? '').trim() !== '');

/** What is wrong in questions as they are written, by the field that it belongs to (`2.text`, `0.options.1.text`). */
export function faultsOfQuestions(questions: readonly SurveyQuestion[]): Record<string, SurveyRefusal> {
  const faults: Record<string, SurveyRefusal> = {};
  const seen = new Set<string>();
  for (const [at, question] of questions.entries()) {
    if (!hasWords(question.text)) faults[`${at}.text`] = 'question_text_required';
    const ids = [question.id, ...question.options.map(({ id }) => id)];
    if (ids.some((id) => seen.has(id)) || new Set(ids).size < ids.length) faults[`${at}.text`] = 'question_twice';
    for (const id of ids) seen.add(id);
    if (!hasOptions(question.kind)) continue;
    if (question.options.length < 2) faults[`${at}.options`] = 'options_required';
    for (const [nth, option] of question.options.entries())
      if (!hasWords(option.text)) faults[`${at}.options.${nth}.text`] = 'option_text_required';
    if (question.kind === 'several' && question.most !== null && question.most > question.options.length)
      faults[`${at}.most`] = 'most_too_big';
  }
  return faults;
}

/** A question without what its kind has no use for, so that two which ask the same are equal. */
export const questionAlone = (question: SurveyQuestion): SurveyQuestion => ({
  id: question.id,
  kind: question.kind,
  text: question.text,
  isRequired: question.isRequired,
  options: hasOptions(question.kind) ? question.options.map(({ id, text }) => ({ id, text })) : [],
  most: question.kind === 'several' ? question.most : null,
  low: scaleOf(question.kind) ? question.low : {},
  high: scaleOf(question.kind) ? question.high : {},
});

/** True when nothing was chosen, given, written or said. */
export const isBlank = ({ optionIds, score, text, recording }: SurveyAnswer): boolean =>
  optionIds.length === 0 && score === null && text.trim() === '' && !recording;

/** Whether one answer fits its question; a missing one is `undefined`. */
export function judgeAnswer(question: SurveyQuestion, answer: SurveyAnswer | undefined): AnswerRefusal | undefined {
  if (!answer || isBlank(answer)) return question.isRequired ? 'answer_required' : undefined;
  const { optionIds, score, text } = answer;
  const scale = scaleOf(question.kind);
  if (score !== null && (!scale || !Number.isInteger(score) || score < scale[0] || score > scale[1])) return 'answer_unfit';
  if (text.trim() !== '' && !hasText(question.kind)) return 'answer_unfit';
  if (answer.recording && question.kind !== 'long_text') return 'answer_unfit';
  const known = new Set(question.options.map(({ id }) => id));
  if (optionIds.some((id) => !known.has(id)) || new Set(optionIds).size < optionIds.length) return 'answer_unfit';
  const most = question.kind === 'one_choice' ? 1 : (question.most ?? known.size);
  if (optionIds.length > most) return 'too_many_options';
  return Array.from(text.trim()).length > textLimitOf(question.kind) && hasText(question.kind) ? 'text_too_long' : undefined;
}

/** What is wrong in a whole answer, by the question that it belongs to. An answer to no question of these is unfit. */
export function judgeAnswers(questions: readonly SurveyQuestion[], answers: readonly SurveyAnswer[]): Record<string, AnswerRefusal> {
  const faults: Record<string, AnswerRefusal> = {};
  const known = new Set(questions.map(({ id }) => id));
  const given = new Map<string, SurveyAnswer>();
  for (const answer of answers) {
    if (!known.has(answer.questionId) || given.has(answer.questionId)) faults[answer.questionId] = 'answer_unfit';
    given.set(answer.questionId, answer);
  }
  for (const question of questions) {
    const fault = judgeAnswer(question, given.get(question.id));
    if (fault) faults[question.id] ??= fault;
  }
  return faults;
}

/** Promoters (9 and 10) less critics (0 to 6) in points of a hundred, as the score is known; null where nobody answered. `counts`: how many gave which score. */
export function npsOf(counts: ReadonlyMap<number, number>): number | null {
  let [all, promoters, critics] = [0, 0, 0];
  for (const [score, count] of counts) {
    all += count;
    if (score >= 9) promoters += count;
    else if (score <= 6) critics += count;
  }
  return all === 0 ? null : Math.round(((promoters - critics) * 100) / all);
}

/** The mean of scores, to two places; null where nobody answered. */
export function meanOf(counts: ReadonlyMap<number, number>): number | null {
  let [all, sum] = [0, 0];
  for (const [score, count] of counts) {
    all += count;
    sum += score * count;
  }
  return all === 0 ? null : Math.round((sum * 100) / all) / 100;
}
