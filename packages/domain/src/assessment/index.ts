/** Questions and tests: rules of an attempt, the draw, grading. */
export {
  assessmentRefusals,
  attemptStates,
  questionKinds,
  testStates,
  type AssessmentRefusal,
  type AttemptState,
  type QuestionKind,
  type TestState,
} from './words.ts';
