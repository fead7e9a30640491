import type { SurveyPage } from '@vitrine/contract/surveys';
import { queryOptions } from '@tanstack/react-query';
import type { About } from './about.ts';
import type { Draft } from './draft.ts';

const theCalls = () => import('./calls.ts');
/** With the client, which no screen waits for before it is drawn. */
const theDraft = () => import('./draft.ts');

/** Surveys of the member; without a network what this device knows of them. */
export const surveysQuery = queryOptions({
  queryKey: ['surveys', 'mine'],
  queryFn: async () => (await theCalls()).fetchSurveys(),
  networkMode: 'always',
});

/** A survey, with what this device holds of the member's answers. */
export const surveyQuery = (ask: About) =>
  queryOptions({
    queryKey: ['surveys', 'one', ask.surveyId, ask.about?.id ?? ''],
    queryFn: async () => {
      // Both are there before either is asked: a refusal that nobody waits for yet would be a fault that nobody caught.
      const [calls, drafts] = await Promise.all([theCalls(), theDraft()]);
      const [survey, draft] = await Promise.all([calls.fetchSurvey(ask), drafts.readDraft(ask)]);
      return { survey, draft };
    },
    networkMode: 'always',
    retry: false,
  });

/** Keeps the edition that the member has before them. */
export const beginSurvey = async (ask: About): Promise<SurveyPage> => (await theCalls()).sendBegun(ask);

export const sendSurvey = async (...ask: Parameters<Awaited<ReturnType<typeof theCalls>>['sendAnswers']>) =>
  (await theCalls()).sendAnswers(...ask);

/** Keeps what was answered on this device, or forgets it. */
export const keepDraft = async (ask: About, draft: Draft | undefined): Promise<void> => (await theDraft()).writeDraft(ask, draft);
