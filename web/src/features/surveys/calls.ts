import { call } from '@vitrine/client';
import { addSurveys, listSurveys } from '@vitrine/contract/surveys';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchSurveys = () => call(listSurveys, {});
export const sendSurveys = (text: string) => call(addSurveys, { body: { text } });
