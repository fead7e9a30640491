/** Surveys as staff keep them. */
import { surveyKinds, surveyRefusals, surveyStates, trainingKinds } from '@vitrine/domain/surveys';
import { z } from 'zod';
import { changed, endpoint, exportOf, Id, Instant, LocaleText, pageOf, PageQuery, SearchTerm, Was } from '../kernel/index.ts';
import { SurveyForm } from './shapes.ts';

const read = { needs: 'surveys.read' } as const;
const write = { needs: 'surveys.write', refusals: [...surveyRefusals, 'changed_meanwhile'] } as const;
const one = z.object({ surveyId: Id });
const Named = z.object({ id: Id, name: z.string() });

export const SurveyRow = z.object({
  id: Id,
  title: z.string(),
  kind: z.enum(surveyKinds),
  state: z.enum(surveyStates),
  isMandatory: z.boolean(),
  isUnnamed: z.boolean(),
  responses: z.int(),
  owners: z.string(),
  position: z.int(),
  updatedAt: Instant,
});
export type SurveyRow = z.infer<typeof SurveyRow>;

export const SurveyDetail = z.object({
  id: Id,
  version: z.int(),
  kind: z.enum(surveyKinds),
  state: z.enum(surveyStates),
  survey: SurveyForm,
  /** The edition that is asked now; 0 before the first. */
  edition: z.int(),
  /** The questions differ from those that are asked. */
  hasUnpublished: z.boolean(),
  responses: z.int(),
  owners: z.array(Named),
  trainings: z.array(Named.extend({ kind: z.enum(trainingKinds) })),
  can: z.object({ save: z.boolean(), publish: z.boolean(), retire: z.boolean(), setUnnamed: z.boolean() }),
});
export type SurveyDetail = z.infer<typeof SurveyDetail>;

export const listSurveysToManage = endpoint({
  ...read,
  method: 'GET',
  path: '/console/surveys',
  query: PageQuery.extend({
    search: SearchTerm.optional(),
    state: z.enum(surveyStates).optional(),
    kind: z.enum(surveyKinds).optional(),
  }),
  answer: pageOf(SurveyRow),
  summary: 'Surveys that one owns, or all of the client, in their order',
});
export const exportSurveys = exportOf(listSurveysToManage);

export const createSurvey = endpoint({
  ...write,
  method: 'POST',
  path: '/console/surveys',
  body: z.strictObject({ kind: z.enum(surveyKinds, 'invalid_choice'), title: LocaleText(120) }),
  answer: z.object({ id: Id }),
  summary: 'Drafts a survey or a reaction evaluation, owned by who drafts it',
});

export const getSurveyToManage = endpoint({
  ...read,
  method: 'GET',
  path: '/console/surveys/:surveyId',
  params: one,
  answer: SurveyDetail,
  summary: 'A survey as it is edited',
});

export const saveSurvey = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/surveys/:surveyId',
  params: one,
  body: z.strictObject({ version: z.int(), survey: changed(SurveyForm), was: Was }),
  answer: SurveyDetail,
  summary: 'Saves a survey; fields are refused below `survey.`, and questions are asked from the next publication on',
});

export const publishSurvey = endpoint({
  ...write,
  method: 'POST',
  path: '/console/surveys/:surveyId/publish',
  params: one,
  body: z.strictObject({ version: z.int() }),
  answer: SurveyDetail,
  summary: 'Freezes the questions as an edition, and asks them',
});

export const retireSurvey = endpoint({
  ...write,
  method: 'POST',
  path: '/console/surveys/:surveyId/retire',
  params: one,
  body: z.strictObject({ version: z.int() }),
  answer: SurveyDetail,
  summary: 'Takes a survey back; what was begun may be sent, and what was given stays',
});

export const listTrainingsToAsk = endpoint({
  ...read,
  method: 'GET',
  path: '/console/survey-trainings',
  query: z.object({ search: SearchTerm.optional() }),
  answer: z.object({ items: z.array(Named.extend({ kind: z.enum(trainingKinds) })) }),
  summary: 'Trainings that a reaction evaluation may be asked after, the first thirty that a search finds',
});

export const listPossibleOwners = endpoint({
  ...read,
  method: 'GET',
  path: '/console/survey-owners',
  query: z.object({ search: SearchTerm.optional() }),
  answer: z.object({ items: z.array(Named) }),
  summary: 'Staff who may own a survey, the first thirty that a search finds',
});
