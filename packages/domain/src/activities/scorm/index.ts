/** A package of SCORM 1.2 or 2004, complete when its lessons say so (decision D08). */
import type { KindRules } from '../kind.ts';
import { emptyScormDetail, mergeScormDetail, type ScormCommit, type ScormDetail } from './commits.ts';

export {
  bestOf,
  isLater,
  isLessonDone,
  isTakenOver,
  judgeScorm,
  scormCompletions,
  scormSuccesses,
  secondsIn,
  type ScormCommit,
  type ScormDetail,
  type ScormLesson,
} from './commits.ts';

export { changesBetween, type ElementChange } from './changes.ts';
export { emptyTrial, trialVerdicts, verdictOf, withCall, type ScormCall, type ScormTrial, type TrialVerdict } from './trial.ts';

export const scorm: KindRules<ScormDetail, ScormCommit> = { empty: emptyScormDetail, sees: ['scorm_commit'], merge: mergeScormDetail };

export const scormStandards = ['1.2', '2004'] as const;
/** Characters of suspend data that a package may keep: what SCORM 1.2 allows, and what 2004 does and many packages of 1.2 need. */
export const suspendLimits = [4_096, 64_000] as const;
/** A package with more lessons is refused. */
export const mostLessons = 500;
