/** Test kinds that are built. */
export const questionKinds = ['single', 'multiple', 'true_false'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const attemptStates = ['running', 'finished', 'closed_by_time'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** States of a test for a member (spec 1, P4). */
export const testStates = ['not_started', 'in_progress', 'approved', 'reproved', 'blocked', 'restarted', 'improved'] as const;
export type TestState = (typeof testStates)[number];

export const assessmentRefusals = [
  'no_attempts_left',
  'attempt_running',
  'attempt_finished',
  'attempt_elsewhere',
  'time_over',
  'stale_answer',
  'option_unknown',
  'questions_missing',
  'right_option_missing',
  'too_many_drawn',
] as const;
export type AssessmentRefusal = (typeof assessmentRefusals)[number];
