/** A question of a survey as it is answered, in both apps: by members, and beside its editor. */
export { isGiven, noAnswer, SurveyQuestionField, type AskedQuestion, type GivenAnswer } from './survey-question-field.tsx';
