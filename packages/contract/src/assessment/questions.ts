import { questionKinds, reviewPolicies } from '@vitrine/domain/assessment';
import { z } from 'zod';
import { Id, LocaleText } from '../kernel/index.ts';

const percent = z.number().min(0, 'number_too_small').max(100, 'number_too_big');
/** A part of the picture, in percent of its width and height. */
export const Area = z.strictObject({ x: percent, y: percent, width: percent, height: percent });

const OptionDraft = z.object({
  id: Id,
  text: LocaleText(300),
  isRight: z.boolean(),
  feedback: LocaleText(600).optional(),
  pair: z.object({ id: Id, text: LocaleText(300) }).optional(),
  area: Area.optional(),
});

const questionFields = {
  kind: z.enum(questionKinds, 'invalid_choice'),
  topic: LocaleText(120),
  prompt: LocaleText(2_000),
  explanation: LocaleText(600),
  options: z.array(OptionDraft).max(12, 'too_many'),
  number: z.object({ value: z.number(), tolerance: z.number().min(0, 'number_too_small') }).optional(),
  imageFileId: Id.nullish(),
};

export const QuestionDraft = z.object({ id: Id, ...questionFields });
export type QuestionDraft = z.infer<typeof QuestionDraft>;

export const TestRules = z.object({
  /** Null: unlimited until approval. */
  maximumAttempts: z.int().min(1, 'number_too_small').max(20, 'number_too_big').nullable(),
  /** Percent; 0: only a grade, nothing to pass. */
  minimumScore: z.int().min(0, 'number_too_small').max(100, 'number_too_big'),
  /** Questions drawn for an attempt; null: all. What pools give comes on top. */
  questionsDrawn: z.int().min(1, 'number_too_small').nullable(),
  /** Null: no limit. */
  minutesToAnswer: z.int().min(1, 'number_too_small').max(480, 'number_too_big').nullable(),
  hasPartialCredit: z.boolean(),
  isShuffled: z.boolean(),
  review: z.enum(reviewPolicies),
});
export type TestRules = z.infer<typeof TestRules>;

export const Tag = z.string().trim().min(1, 'required').max(40, 'text_too_long');

/** So many questions of the bank: of a subject, with one of the tags, of one of the kinds; what is left out is open. */
export const PoolDraft = z.object({
  id: Id,
  count: z.int().min(1, 'number_too_small').max(100, 'number_too_big'),
  subjectId: Id.nullable(),
  tags: z.array(Tag).max(20, 'too_many'),
  kinds: z.array(z.enum(questionKinds)).max(questionKinds.length, 'too_many'),
});
export type PoolDraft = z.infer<typeof PoolDraft>;

export const TestDraft = z.object({
  rules: TestRules,
  questions: z.array(QuestionDraft).max(200, 'too_many'),
  pools: z.array(PoolDraft).max(20, 'too_many'),
});
export type TestDraft = z.infer<typeof TestDraft>;
