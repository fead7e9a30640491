import {
  longTextLimit,
  mostOptions,
  mostQuestions,
  statuses,
  surveyKinds,
  surveyQuestionKinds,
  trainingKinds,
} from '@vitrine/domain/surveys';
import { z } from 'zod';
import { Day, Id, LocaleText } from '../kernel/index.ts';

/** A training that a reaction evaluation is about. */
export const Training = z.strictObject({ kind: z.enum(trainingKinds, 'invalid_choice'), id: Id });
export type Training = z.infer<typeof Training>;

/** Whom a survey is for; nobody named is everybody, and of each kind that is named one has to be met. */
export const SurveyAudience = z.strictObject({
  groupIds: z.array(Id).max(100, 'too_many'),
  areaIds: z.array(Id).max(100, 'too_many'),
  tagIds: z.array(Id).max(100, 'too_many'),
});
export type SurveyAudience = z.infer<typeof SurveyAudience>;

export const SurveyQuestionForm = z.strictObject({
  id: Id,
  kind: z.enum(surveyQuestionKinds, 'invalid_choice'),
  text: LocaleText(300),
  isRequired: z.boolean(),
  options: z.array(z.strictObject({ id: Id, text: LocaleText(120) })).max(mostOptions, 'too_many'),
  /** How many may be chosen; null: as many as there are. */
  most: z.int('invalid').min(1, 'number_too_small').max(mostOptions, 'number_too_big').nullable(),
  /** What the two ends of a scale mean. */
  low: LocaleText(40),
  high: LocaleText(40),
});
export type SurveyQuestionForm = z.infer<typeof SurveyQuestionForm>;

export const SurveyForm = z.strictObject({
  title: LocaleText(120),
  introduction: LocaleText(600),
  isUnnamed: z.boolean(),
  isMandatory: z.boolean(),
  opensOn: Day.nullable(),
  closesOn: Day.nullable(),
  /** The lower stands first. */
  position: z.int('invalid').min(0, 'number_too_small').max(999, 'number_too_big'),
  audience: SurveyAudience,
  allTrainings: z.boolean(),
  trainings: z.array(Training).max(100, 'too_many'),
  ownerIds: z.array(Id).max(20, 'too_many'),
  questions: z.array(SurveyQuestionForm).max(mostQuestions, 'too_many'),
});
export type SurveyForm = z.infer<typeof SurveyForm>;

/** A survey among those of a member. */
export const SurveyCard = z.object({
  id: Id,
  title: z.string(),
  introduction: z.string(),
  questions: z.int(),
  closesOn: Day.nullable(),
  isMandatory: z.boolean(),
  isUnnamed: z.boolean(),
  status: z.enum(statuses),
});
export type SurveyCard = z.infer<typeof SurveyCard>;

/** A question in the reader's language. */
export const ShownQuestion = z.object({
  id: Id,
  kind: z.enum(surveyQuestionKinds),
  text: z.string(),
  isRequired: z.boolean(),
  options: z.array(z.object({ id: Id, text: z.string() })),
  most: z.int().nullable(),
  low: z.string(),
  high: z.string(),
});
export type ShownQuestion = z.infer<typeof ShownQuestion>;

export const SurveyPage = z.object({
  id: Id,
  kind: z.enum(surveyKinds),
  title: z.string(),
  introduction: z.string(),
  closesOn: Day.nullable(),
  isMandatory: z.boolean(),
  isUnnamed: z.boolean(),
  status: z.enum(statuses),
  /** The training that it is about; null for a survey. */
  about: z.object({ kind: z.enum(trainingKinds), id: Id, title: z.string() }).nullable(),
  /** The edition that these questions are of; an answer names it. */
  edition: z.int(),
  hasBegun: z.boolean(),
  questions: z.array(ShownQuestion),
});
export type SurveyPage = z.infer<typeof SurveyPage>;

export const SurveyAnswer = z.strictObject({
  questionId: Id,
  optionIds: z.array(Id).max(mostOptions, 'too_many'),
  score: z.int('invalid').nullable(),
  /** Counted in code points by the rules; what is longer than any text may be is refused at once. */
  text: z.string().max(longTextLimit * 2, 'text_too_long'),
  /** An upload for `recording`, and its length by the clock of the device. */
  recording: z
    .strictObject({ fileId: Id, seconds: z.int().min(1, 'invalid').max(185, 'recording_too_long') })
    .nullable()
    .optional(),
});
export type SurveyAnswer = z.infer<typeof SurveyAnswer>;
