import { isEmpty, noEntries, textGaps, type QuestionRule } from './rule.ts';

/** Each part is joined with its pair. */
export const matching: QuestionRule = {
  partRight: ({ options }, { entries }) => {
    const right = options.filter(({ id, pair }) => pair !== undefined && entries[id] === pair.id).length;
    return options.length === 0 ? 0 : right / options.length;
  },
  gapsOf: (question) => [
    ...textGaps(question),
    ...(question.options.length >= 2 && question.options.every(({ pair }) => pair && !isEmpty(pair.text))
      ? []
      : (['pair_missing'] as const)),
  ],
  isAnswered: ({ options }, { entries }) => options.some(({ id }) => entries[id]),
  isGradedByPerson: false,
  isShuffled: true,
  hasTellingIds: true,
  by: 'entries',
  entriesOf: ({ options }) => options.map(({ id }) => id),
};

/** The parts are written in their right order; one counts when it stands in its own place. */
export const ordering: QuestionRule = {
  partRight: ({ options }, given) => {
    const right = options.filter(({ id }, place) => given.options[place] === id).length;
    return options.length === 0 ? 0 : right / options.length;
  },
  gapsOf: (question) => [...textGaps(question), ...(question.options.length < 2 ? (['right_option_missing'] as const) : [])],
  isAnswered: (_question, { options }) => options.length > 0,
  isGradedByPerson: false,
  isShuffled: true,
  hasTellingIds: true,
  by: 'order',
  entriesOf: noEntries,
};
