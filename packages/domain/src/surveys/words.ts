/** A survey is for an audience; a reaction evaluation is asked of whoever finished a training (REA-01). */
export const surveyKinds = ['survey', 'reaction'] as const;
export type SurveyKind = (typeof surveyKinds)[number];

/** Where a survey stands: it is answered while it is published; what was given stays when it is taken back. */
export const surveyStates = ['draft', 'published', 'retired'] as const;
export type SurveyState = (typeof surveyStates)[number];

/** Where it stands for one member: to be answered, answered once for all, or over. */
export const statuses = ['open', 'answered', 'closed'] as const;
export type Status = (typeof statuses)[number];

/** `nps` runs from 0 to 10, `scale` from 1 to 5. */
export const surveyQuestionKinds = ['one_choice', 'several', 'nps', 'scale', 'short_text', 'long_text'] as const;
export type SurveyQuestionKind = (typeof surveyQuestionKinds)[number];

/** What an answer is about: a training that was finished, or nothing but the survey itself. */
export const trainingKinds = ['course', 'trail'] as const;
export type TrainingKind = (typeof trainingKinds)[number];

export const mostQuestions = 40;
export const mostOptions = 20;
export const shortTextLimit = 256;
export const longTextLimit = 2_000;

/** Of a survey without names nothing is shown before so many have answered: fewer would name them. */
export const fewestUnnamed = 5;

/** What saving and publishing a survey may be refused for. */
export const surveyRefusals = [
  'name_required',
  'question_text_required',
  'options_required',
  'option_text_required',
  'most_too_big',
  'question_twice',
  'questions_required',
  'ends_before_begin',
  'trainings_required',
  'owners_required',
  'survey_promise_fixed',
  'survey_not_published',
  'nothing_new_to_publish',
] as const;
export type SurveyRefusal = (typeof surveyRefusals)[number];

/** What an answer may be refused for. */
export const answerRefusals = [
  'survey_already_answered',
  'survey_closed',
  'survey_edition_old',
  'training_not_finished',
  'answer_required',
  'answer_unfit',
  'too_many_options',
  'text_too_long',
  'recording_missing',
  'recording_too_long',
] as const;
export type AnswerRefusal = (typeof answerRefusals)[number];
