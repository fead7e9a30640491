/** What the answers of a survey come to, and the answers themselves. */
import { surveyQuestionKinds } from '@vitrine/domain/surveys';
import { z } from 'zod';
import { Day, endpoint, exportOf, Id, Instant, pageOf, PageQuery, SearchTerm } from '../kernel/index.ts';

const read = { needs: 'surveys.read' } as const;
const one = z.object({ surveyId: Id });
/** Of the edition that is asked now, unless told. */
const narrowed = { edition: z.coerce.number().int().min(1).optional(), trainingId: Id.optional() };

export const QuestionResult = z.object({
  id: Id,
  kind: z.enum(surveyQuestionKinds),
  text: z.string(),
  /** How many answered it. */
  answered: z.int(),
  /** How many gave what; `value` is an option's id or a score. */
  bars: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
  mean: z.number().nullable(),
  nps: z.int().nullable(),
  /** The newest texts. */
  texts: z.array(z.string()),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

export const SurveyResults = z.object({
  title: z.string(),
  isUnnamed: z.boolean(),
  edition: z.int(),
  editions: z.array(z.object({ number: z.int(), publishedAt: Instant, responses: z.int() })),
  trainings: z.array(z.object({ id: Id, title: z.string(), responses: z.int() })),
  responses: z.int(),
  /** Members whom it is for; null for a reaction evaluation. */
  asked: z.int().nullable(),
  /** Too few answered a survey without names: nothing is shown yet. */
  isHeldBack: z.boolean(),
  questions: z.array(QuestionResult),
});
export type SurveyResults = z.infer<typeof SurveyResults>;

export const ResponseRow = z.object({
  id: Id,
  /** Null in a survey without names, and of somebody who left. */
  name: z.string().nullable(),
  answeredOn: Day,
  /** The training; null for a survey. */
  about: z.string().nullable(),
  /** In the order of the questions; empty where nothing was answered. */
  answers: z.array(
    z.object({ questionId: Id, question: z.string(), said: z.string(), audio: z.object({ url: z.string(), seconds: z.int() }).nullable() }),
  ),
});
export type ResponseRow = z.infer<typeof ResponseRow>;

export const getSurveyResults = endpoint({
  ...read,
  method: 'GET',
  path: '/console/surveys/:surveyId/results',
  params: one,
  query: z.object(narrowed),
  answer: SurveyResults,
  summary: 'What the answers to an edition come to, question by question',
});

export const listResponses = endpoint({
  ...read,
  method: 'GET',
  path: '/console/surveys/:surveyId/responses',
  params: one,
  query: PageQuery.extend({
    ...narrowed,
    search: SearchTerm.optional(),
    /** Only those who gave this: an option's id or a score of that question. */
    questionId: Id.optional(),
    value: z.string().max(64).optional(),
  }),
  answer: pageOf(ResponseRow),
  summary: 'Answers to an edition as rows, the newest day first',
});
export const exportResponses = exportOf(listResponses);
