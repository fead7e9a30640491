/** Surveys as members answer them. */
import { answerRefusals, mostQuestions, statuses, trainingKinds } from '@vitrine/domain/surveys';
import { z } from 'zod';
import { endpoint, Id, Nothing } from '../kernel/index.ts';
import { SurveyAnswer, SurveyCard, SurveyPage, Training } from './shapes.ts';

const one = z.object({ surveyId: Id });

export const listSurveys = endpoint({
  method: 'GET',
  path: '/surveys',
  answer: z.object({ items: z.array(SurveyCard) }),
  summary: 'Surveys that are asked of the member or were answered, mandatory ones first',
});

/** `course` or `trail`: the training that a reaction evaluation is about. */
export const getSurvey = endpoint({
  method: 'GET',
  path: '/surveys/:surveyId',
  params: one,
  query: z.object({ course: Id.optional(), trail: Id.optional() }),
  answer: SurveyPage,
  refusals: ['training_not_finished'],
  summary: 'A survey with its questions, in the edition that the member began or the newest one',
});

export const beginSurvey = endpoint({
  method: 'POST',
  path: '/surveys/:surveyId/begun',
  params: one,
  body: z.strictObject({ about: Training.nullable() }),
  answer: SurveyPage,
  refusals: ['survey_closed', 'training_not_finished'],
  summary: 'Keeps the edition that the member has before them, so that they may send it though it is taken back meanwhile',
});

export const answerSurvey = endpoint({
  method: 'POST',
  path: '/surveys/:surveyId/answers',
  params: one,
  body: z.strictObject({
    edition: z.int(),
    about: Training.nullable(),
    answers: z.array(SurveyAnswer).max(mostQuestions, 'too_many'),
  }),
  answer: Nothing,
  refusals: answerRefusals,
  summary: 'Answers a survey, once; what is wrong is told below `answers.` at the id of its question',
});

export const listReactions = endpoint({
  method: 'GET',
  path: '/reactions/:kind/:trainingId',
  params: z.object({ kind: z.enum(trainingKinds), trainingId: Id }),
  answer: z.object({ items: z.array(z.object({ id: Id, title: z.string(), status: z.enum(statuses) })) }),
  summary: 'Reaction evaluations of a training that the member finished; none before',
});
