import { createSurvey, getSurveyToManage, listSurveysToManage, publishSurvey, saveSurvey } from '@vitrine/contract/surveys';
import { callAs } from '../support/api.ts';
import type { RoomScreens } from '../support/room-screens.ts';

/** The screens of this room, as the crawl for accessibility visits them. */
export const surveys: RoomScreens = {
  make: async () => {
    const { items } = await callAs('root', listSurveysToManage, { query: {} });
    const [known] = items.filter(({ kind, state, isMandatory }) => kind === 'survey' && state === 'published' && !isMandatory);
    return { surveyId: known?.id ?? (await aPublishedSurvey()) };
  },
  member: [{ route: '/surveys' }, { route: '/home/surveys/$surveyId' }],
  console: [
    { route: '/surveys' },
    { route: '/surveys', at: '/surveys?open=new' },
    { route: '/surveys/$surveyId' },
    { route: '/surveys/$surveyId/results' },
  ],
};

async function aPublishedSurvey(): Promise<string> {
  const { id: surveyId } = await callAs('root', createSurvey, { body: { kind: 'survey', title: { 'pt-BR': 'Como foi a semana?' } } });
  const { version, survey } = await callAs('root', getSurveyToManage, { params: { surveyId } });
  const question = { id: crypto.randomUUID(), kind: 'nps' as const, text: { 'pt-BR': 'De 0 a 10?' }, isRequired: true };
  const questions = [{ ...question, options: [], most: null, low: {}, high: {} }];
  const saved = await callAs('root', saveSurvey, { params: { surveyId }, body: { version, survey: { ...survey, questions } } });
  await callAs('root', publishSurvey, { params: { surveyId }, body: { version: saved.version } });
  return surveyId;
}
