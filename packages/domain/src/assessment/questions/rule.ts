import type { Given, Question } from '../test.ts';

/** What keeps a question from being asked. */
export const questionGaps = [
  'text_missing',
  'right_option_missing',
  'one_right_option',
  'number_missing',
  'pair_missing',
  'gap_missing',
  'picture_missing',
] as const;
export type QuestionGap = (typeof questionGaps)[number];

/** What the rest of the room asks about a kind of question. */
export type QuestionRule = {
  /** How much of it is right, from 0 to 1; a kind that a person grades says 0. */
  partRight: (question: Question, given: Given) => number;
  gapsOf: (question: Question) => QuestionGap[];
  /** Whether anything was answered at all. */
  isAnswered: (question: Question, given: Given) => boolean;
  isGradedByPerson: boolean;
  /** Parts are asked in an order of chance. */
  isShuffled: boolean;
  /** Ids of parts tell what is right, by their age: an attempt gives them other names. */
  hasTellingIds: boolean;
  /** How a person answers: `one` or `many` of the parts, all of them in `order`, or in words of their own. */
  by: 'one' | 'many' | 'order' | 'entries';
  /** Ids under which something may be written or joined. */
  entriesOf: (question: Question) => string[];
};

export const isEmpty = (text: Question['prompt']): boolean => !Object.values(text).some(Boolean);
const textsOf = ({ prompt, options }: Question) => [prompt, ...options.map(({ text }) => text)];
export const textGaps = (question: Question): QuestionGap[] => (textsOf(question).some(isEmpty) ? ['text_missing'] : []);
export const noEntries = (): string[] => [];
