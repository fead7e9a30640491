/** Enrolment and progress: who is in which course, what is done, what comes next. */
export {
  countedOf,
  courseGrade,
  courseProgress,
  doneStates,
  isClosedTo,
  isDone,
  isLocked,
  judgeCourseState,
  nextOf,
  type ActivityStatus,
} from './course.ts';
export { mergeSpent, spentSeconds, type Stretch } from './spent.ts';
export {
  idsIn,
  noCategory,
  catalogDefaults,
  catalogExtensions,
  catalogFavourites,
  catalogProgress,
  catalogSubscriptions,
  trailFilterDefaults,
  type CatalogField,
} from './filters.ts';
export {
  dueStage,
  dueStages,
  earliest,
  enrolmentPaths,
  enrolmentSubjects,
  firstWays,
  type DueStage,
  type EnrolmentPath,
  type EnrolmentSubject,
  type FirstWay,
} from './paths.ts';
export {
  judgeNote,
  noteMost,
  noteRefusals,
  notesMost,
  type KnownNote,
  type NoteRefusal,
  type NoteVerdict,
  type NoteWrite,
} from './notes.ts';
export { judgeTrailState, statusOfItem, trailGrade, type TrailStatus } from './trail.ts';
export {
  enrolmentStates,
  downloadRefusals,
  learningRefusals,
  pathRefusals,
  progressStates,
  trailEnrolmentStates,
  type EnrolmentState,
  type LearningRefusal,
  type PathRefusal,
  type ProgressState,
  type TrailEnrolmentState,
} from './words.ts';
