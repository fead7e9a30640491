/** Surveys on the screen: what is asked of the member, and how it is answered. */
export { DueSurveys, useSurveysComing } from './due-surveys.tsx';
