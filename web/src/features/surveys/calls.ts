import { call } from '@vitrine/client';
import { answerSurvey, beginSurvey, getSurvey, listSurveys, type SurveyAnswer } from '@vitrine/contract/surveys';
import { orKnown } from '../../shared/or-known.ts';
import type { About } from './about.ts';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchSurveys = () => orKnown('surveys', 'mine', () => call(listSurveys, {}));
export const fetchSurvey = ({ surveyId, about }: About) =>
  orKnown('surveys', `one/${surveyId}/${about?.id ?? ''}`, () =>
    call(getSurvey, { params: { surveyId }, query: about === null ? {} : { [about.kind]: about.id } }),
  );
export const sendBegun = ({ surveyId, about }: About) => call(beginSurvey, { params: { surveyId }, body: { about } });
export const sendAnswers = ({
  surveyId,
  about,
  edition,
  answers,
  key,
}: About & { edition: number; answers: SurveyAnswer[]; key: string }) =>
  call(answerSurvey, { params: { surveyId }, body: { edition, about, answers } }, { key });
