/** Surveys of the tests' own, made and published by the program's manager over HTTP. */
import { randomUUID } from 'node:crypto';
import {
  createSurvey,
  getSurveyToManage,
  publishSurvey,
  saveSurvey,
  type SurveyForm,
  type SurveyQuestionForm,
} from '@vitrine/contract/surveys';
import type { SurveyKind } from '@vitrine/domain/surveys';
import { aMark, callAs } from './api.ts';

const author = 'manager';

export const surveyQuestion = (text: string, given: Partial<SurveyQuestionForm> = {}): SurveyQuestionForm => ({
  id: randomUUID(),
  kind: 'nps',
  text: { 'pt-BR': text },
  isRequired: true,
  options: [],
  most: null,
  low: {},
  high: {},
  ...given,
});
export const surveyOption = (text: string) => ({ id: randomUUID(), text: { 'pt-BR': text } });

/** A published survey with these settings; its title is found by nobody else. */
export async function aSurvey({
  kind = 'survey',
  ...given
}: Partial<SurveyForm> & { kind?: SurveyKind }): Promise<{ id: string; title: string }> {
  const title = `Pesquisa ${aMark()}`;
  const { id: surveyId } = await callAs(author, createSurvey, { body: { kind, title: { 'pt-BR': title } } });
  const { version, survey } = await callAs(author, getSurveyToManage, { params: { surveyId } });
  const saved = await callAs(author, saveSurvey, { params: { surveyId }, body: { version, survey: { ...survey, ...given } } });
  await callAs(author, publishSurvey, { params: { surveyId }, body: { version: saved.version } });
  return { id: surveyId, title };
}
