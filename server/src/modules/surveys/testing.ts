/** Builders of surveys, by the same use-cases that staff and members call; for tests and the demo. */
import type { SurveyForm, SurveyQuestionForm } from '@vitrine/contract/surveys';
import type { SurveyKind } from '@vitrine/domain/surveys';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSurveyToManage } from './get-survey-to-manage.ts';
import { createSurvey, publishSurvey, saveSurvey } from './keep-surveys.ts';
import type { SurveyParts, TrainingPorts } from './trainings.ts';

export { answerSurvey } from './answer-survey.ts';

/** Where no training is asked for. */
export const noTrainings: TrainingPorts = { isTrainingFinished: () => Promise.resolve(false), trainingsOf: () => Promise.resolve([]) };

/** A question of a score from 0 to 10, unless told. */
export const aQuestion = ({ newId }: Pick<Platform, 'newId'>, given: Partial<SurveyQuestionForm> = {}): SurveyQuestionForm => ({
  id: newId(),
  kind: 'nps',
  text: { 'pt-BR': 'Você indicaria a loja a um colega?' },
  isRequired: true,
  options: [],
  most: null,
  low: {},
  high: {},
  ...given,
});

export const aChoice = (
  parts: Pick<Platform, 'newId'>,
  words: readonly string[],
  given: Partial<SurveyQuestionForm> = {},
): SurveyQuestionForm =>
  aQuestion(parts, {
    kind: 'one_choice',
    text: { 'pt-BR': 'O que pesou?' },
    options: words.map((word) => ({ id: parts.newId(), text: { 'pt-BR': word } })),
    ...given,
  });

/** A survey with these settings, published unless told; owned by who makes it. */
export async function aSurvey(
  parts: SurveyParts,
  actor: Actor,
  { kind = 'survey', isPublished = true, ...given }: Partial<SurveyForm> & { kind?: SurveyKind; isPublished?: boolean } = {},
): Promise<{ surveyId: string; survey: SurveyForm }> {
  const { id: surveyId } = await createSurvey(parts, actor, { kind, title: given.title ?? { 'pt-BR': 'Como está sua loja?' } });
  const { version, survey } = await getSurveyToManage(parts, actor, { surveyId });
  const wish = { ...survey, questions: [aQuestion(parts)], ...given };
  const saved = await saveSurvey(parts, actor, { surveyId, version, survey: wish });
  if (isPublished) await publishSurvey(parts, actor, { surveyId, version: saved.version });
  return { surveyId, survey: wish };
}
