/** Surveys on the wire: what members answer, what staff keep, and what the answers come to. */
export {
  createSurvey,
  exportSurveys,
  getSurveyToManage,
  listPossibleOwners,
  listSurveysToManage,
  listTrainingsToAsk,
  publishSurvey,
  retireSurvey,
  saveSurvey,
  SurveyDetail,
  SurveyRow,
} from './console.ts';
export { answerSurvey, beginSurvey, getSurvey, listReactions, listSurveys } from './member.ts';
export { exportResponses, getSurveyResults, listResponses, QuestionResult, ResponseRow, SurveyResults } from './results.ts';
export { ShownQuestion, SurveyAnswer, SurveyAudience, SurveyCard, SurveyForm, SurveyPage, SurveyQuestionForm, Training } from './shapes.ts';
