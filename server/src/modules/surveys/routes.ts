import * as wire from '@vitrine/contract/surveys';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { answerSurvey, beginSurvey } from './answer-survey.ts';
import { exportResponses, exportSurveys } from './export-surveys.ts';
import { getSurveyToManage } from './get-survey-to-manage.ts';
import { createSurvey, publishSurvey, retireSurvey, saveSurvey } from './keep-surveys.ts';
import { listResponses } from './list-responses.ts';
import { listSurveysToManage } from './list-surveys-to-manage.ts';
import { getSurvey, listReactions, listSurveys } from './my-surveys.ts';
import { listPossibleOwners } from './owners.ts';
import { getSurveyResults } from './survey-results.ts';
import type { TrainingPorts } from './trainings.ts';

/** Surveys of members, and how staff keep them. */
export const surveysRoutes =
  (parts: Platform & TrainingPorts): Routes =>
  (app) => {
    answer(app, wire.listSurveys, ({ actor }) => listSurveys(parts, actor));
    answer(app, wire.getSurvey, ({ actor, params, query }) => getSurvey(parts, actor, { ...params, ...query }));
    answer(app, wire.beginSurvey, ({ actor, params, body }) => beginSurvey(parts, actor, { ...params, ...body }));
    answer(app, wire.answerSurvey, ({ actor, params, body }) => answerSurvey(parts, actor, { ...params, ...body }));
    answer(app, wire.listReactions, ({ actor, params }) => listReactions(parts, actor, { kind: params.kind, id: params.trainingId }));

    answer(app, wire.listSurveysToManage, ({ actor, query }) => listSurveysToManage(parts, actor, query));
    answer(app, wire.exportSurveys, ({ actor, query, reply }) => exportSurveys(parts, actor, { query, reply }));
    answer(app, wire.createSurvey, ({ actor, body }) => createSurvey(parts, actor, body));
    answer(app, wire.getSurveyToManage, ({ actor, params }) => getSurveyToManage(parts, actor, params));
    answer(app, wire.saveSurvey, ({ actor, params, body }) => saveSurvey(parts, actor, { ...params, ...body }));
    answer(app, wire.publishSurvey, ({ actor, params, body }) => publishSurvey(parts, actor, { ...params, ...body }));
    answer(app, wire.retireSurvey, ({ actor, params, body }) => retireSurvey(parts, actor, { ...params, ...body }));
    answer(app, wire.listTrainingsToAsk, async ({ actor, query }) => ({
      items: await parts.trainingsOf(parts.db.read(), actor, { search: query.search ?? '' }),
    }));
    answer(app, wire.listPossibleOwners, ({ actor, query }) => listPossibleOwners(parts, actor, query));
    answer(app, wire.getSurveyResults, ({ actor, params, query }) => getSurveyResults(parts, actor, { ...params, ...query }));
    answer(app, wire.listResponses, ({ actor, params, query }) => listResponses(parts, actor, { ...params, ...query }));
    answer(app, wire.exportResponses, ({ actor, params, query, reply }) => exportResponses(parts, actor, { ...params, query, reply }));
  };
