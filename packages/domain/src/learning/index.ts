/** Enrolment and progress: who is in which course, what is done, what comes next. */
export {
  countedOf,
  courseGrade,
  courseProgress,
  doneStates,
  isDone,
  isLocked,
  judgeCourseState,
  nextOf,
  type ActivityStanding,
} from './course.ts';
export { mergeSpent, spentSeconds, type Stretch } from './spent.ts';
export {
  enrolmentStates,
  learningRefusals,
  progressStates,
  type EnrolmentState,
  type LearningRefusal,
  type ProgressState,
} from './words.ts';
