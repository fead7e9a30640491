/** Enrolment and progress: who is in which course, what is done, what comes next. */
export {
  enrolmentStates,
  learningRefusals,
  progressStates,
  type EnrolmentState,
  type LearningRefusal,
  type ProgressState,
} from './words.ts';
