import type { Given, Question } from '../test.ts';
import { isEmpty, textGaps, type QuestionRule } from './rule.ts';

/** Accepted answers stand side by side, `|` between them, in each language; an answer in any of the languages counts. */
const accepted = (text: Question['prompt']): string[] =>
  Object.values(text).flatMap((said) => said.split('|').map(comparable).filter(Boolean));

/** Case, accents, blanks and a full stop make no difference. */
export const comparable = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.!]+$/, '');

/** A number as people write it, `1.234,5` and `1,234.5` alike; undefined for what is none. */
export function numberIn(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00A0\u202F]/g, '');
  if (!/^[+-]?\d[\d.,]*$/.test(plain)) return undefined;
  const decimal = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'));
  const sign = plain[decimal];
  const isGrouping = sign !== undefined && plain.indexOf(sign) !== decimal;
  const whole = decimal < 0 || isGrouping ? plain : plain.slice(0, decimal);
  const rest = decimal < 0 || isGrouping ? '' : plain.slice(decimal + 1);
  const value = Number(`${whole.replaceAll(/[.,]/g, '')}.${rest || '0'}`);
  return Number.isFinite(value) ? value : undefined;
}

const written = ({ id }: Question, { entries }: Given) => entries[id] ?? '';
const typed = {
  isAnswered: (question, given) => written(question, given).trim() !== '',
  isGradedByPerson: false,
  isShuffled: false,
  hasTellingIds: false,
  by: 'entries',
  entriesOf: ({ id }) => [id],
} satisfies Partial<QuestionRule>;

export const shortText: QuestionRule = {
  ...typed,
  partRight: (question, given) => {
    const said = comparable(written(question, given));
    return said !== '' && question.options.some(({ text }) => accepted(text).includes(said)) ? 1 : 0;
  },
  gapsOf: (question) => [...textGaps(question), ...(question.options.length === 0 ? (['right_option_missing'] as const) : [])],
};

export const numeric: QuestionRule = {
  ...typed,
  partRight: (question, given) => {
    const said = numberIn(written(question, given));
    const { number } = question;
    // A hair above the tolerance, for 0.1 + 0.2 is no 0.3.
    return said !== undefined && number && Math.abs(said - number.value) <= number.tolerance + 1e-9 ? 1 : 0;
  },
  gapsOf: ({ prompt, number }) => [
    ...(isEmpty(prompt) ? (['text_missing'] as const) : []),
    ...(number && Number.isFinite(number.value) && number.tolerance >= 0 ? [] : (['number_missing'] as const)),
  ],
};

/** A text with gaps `[1]`, `[2]` in it; the parts are the gaps in their order. */
export const cloze: QuestionRule = {
  ...typed,
  partRight: ({ options }, { entries }) => {
    const right = options.filter(({ id, text }) => accepted(text).includes(comparable(entries[id] ?? ''))).length;
    return options.length === 0 ? 0 : right / options.length;
  },
  gapsOf: (question) => {
    const says = Object.values(question.prompt).filter(Boolean);
    const marks = question.options.map((_, place) => `[${place + 1}]`);
    const isWhole = marks.length > 0 && says.every((said) => marks.every((mark) => said.includes(mark)));
    return [...textGaps(question), ...(isWhole ? [] : (['gap_missing'] as const))];
  },
  isAnswered: ({ options }, { entries }) => options.some(({ id }) => (entries[id] ?? '').trim() !== ''),
  entriesOf: ({ options }) => options.map(({ id }) => id),
};

/** Free text; a person reads it and says what it is worth. */
export const essay: QuestionRule = {
  ...typed,
  partRight: () => 0,
  gapsOf: ({ prompt }) => (isEmpty(prompt) ? ['text_missing'] : []),
  isGradedByPerson: true,
};
