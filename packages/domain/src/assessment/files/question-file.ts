import type { Question } from '../test.ts';

/** A question as a file holds it, with the line on which it begins. */
export type FileQuestion = { line: number; subject: string; tags: string[]; question: Question };
/** Why a question of a file was left out; `about`: what it asks, cut short. */
export type FileFault = { line: number; code: FileFaultCode; about: string };

export const fileFaultCodes = [
  'kind_unknown',
  'brackets_open',
  'answers_missing',
  'weights_wrong',
  'number_wrong',
  'pair_wrong',
  'area_wrong',
  'columns_missing',
  'text_too_long',
  'text_missing',
  'right_option_missing',
  'one_right_option',
  'number_missing',
  'pair_missing',
  'gap_missing',
  'picture_missing',
  'too_many',
] as const;
export type FileFaultCode = (typeof fileFaultCodes)[number];

export type Read = { questions: FileQuestion[]; faults: FileFault[] };
/** Hands out ids; those of one question in an order that says nothing about what is right. */
export type Ids = (count: number) => string[];

/** Thrown inside a reader alone: the question that is read is left out, the next one goes on. */
export class BadQuestion extends Error {
  readonly code: FileFaultCode;
  constructor(code: FileFaultCode) {
    super(code);
    this.code = code;
  }
}

const most = { prompt: 2_000, option: 300, options: 12, explanation: 600 };

/** What a file may not bring in because nobody could write it by hand either. */
export function refuseTooMuch({ prompt, explanation, options }: Question): void {
  if (options.length > most.options) throw new BadQuestion('too_many');
  const isLong = (text: Question['prompt'], limit: number) => Object.values(text).some((said) => said.length > limit);
  const parts = options.flatMap(({ text, pair, feedback = {} }) => [text, feedback, ...(pair ? [pair.text] : [])]);
  if (isLong(prompt, most.prompt) || isLong(explanation, most.explanation) || parts.some((text) => isLong(text, most.option)))
    throw new BadQuestion('text_too_long');
}
