import type { Given, Question } from '../test.ts';
import { noEntries, textGaps, type QuestionGap, type QuestionRule } from './rule.ts';

const rightOf = ({ options }: Pick<Question, 'options'>) => options.filter(({ isRight }) => isRight).map(({ id }) => id);

/** Wrong choices take away what right ones gave, down to nothing: choosing everything is worth nothing. */
function partRight(question: Question, given: Given): number {
  const right = rightOf(question);
  const chosen = new Set(given.options);
  if (right.length === 0 || chosen.size === 0) return 0;
  const hits = right.filter((id) => chosen.has(id)).length;
  return Math.max(0, (hits - (chosen.size - hits)) / right.length);
}

function choiceGaps(question: Question): QuestionGap[] {
  const right = rightOf(question).length;
  return [...textGaps(question), ...(right === 0 ? (['right_option_missing'] as const) : [])];
}

const several: QuestionRule = {
  partRight,
  gapsOf: choiceGaps,
  isAnswered: (_question, { options }) => options.length > 0,
  isGradedByPerson: false,
  isShuffled: true,
  hasTellingIds: false,
  by: 'many',
  entriesOf: noEntries,
};
const one: QuestionRule = {
  ...several,
  gapsOf: (question) => [...choiceGaps(question), ...(rightOf(question).length > 1 ? (['one_right_option'] as const) : [])],
  by: 'one',
};

export const multiple = several;
export const single = one;
/** True and false keep their written order: nobody looks for them elsewhere. */
export const trueFalse: QuestionRule = { ...one, isShuffled: false };

/** Areas of a picture; each has a name for those who do not see it, so that it is reached without a pointer. */
export const hotspot: QuestionRule = {
  ...one,
  gapsOf: (question) => [
    ...one.gapsOf(question),
    ...(question.imageFileId && question.options.every(({ area }) => area) ? [] : (['picture_missing'] as const)),
  ],
  isShuffled: false,
};
