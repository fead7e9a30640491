/** Kinds of questions that are built; each has its rule in `questions/`. */
export const questionKinds = [
  'single',
  'multiple',
  'true_false',
  'short_text',
  'numeric',
  'matching',
  'ordering',
  'cloze',
  'hotspot',
  'essay',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/**
 * `awaiting_grade`: handed in, and a person has yet to read an answer in free text. `beyond_maximum`: taken without a network, and when it came the attempts were used up; kept,
 * and not graded.
 */
export const attemptStates = ['running', 'awaiting_grade', 'finished', 'closed_by_time', 'beyond_maximum'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** States of a test for a member (spec 1, P4); `finished` where there is nothing to pass. */
export const testStates = [
  'not_started',
  'in_progress',
  'awaiting_grade',
  'approved',
  'reproved',
  'blocked',
  'restarted',
  'improved',
  'finished',
] as const;
export type TestState = (typeof testStates)[number];

/** What an author lets people see of an attempt that ended: all once it is due, all at once, which answers were right, or the grade alone. */
export const reviewPolicies = ['when_due', 'after_attempt', 'marks_only', 'never'] as const;
export type ReviewPolicy = (typeof reviewPolicies)[number];

export const assessmentRefusals = [
  'no_attempts_left',
  'grade_awaited',
  'attempt_running',
  'attempt_finished',
  'attempt_elsewhere',
  'time_over',
  'stale_answer',
  'option_unknown',
  'already_graded',
  'questions_missing',
  'right_option_missing',
  'too_many_drawn',
] as const;
/** Of taking a test along, beside those of opening it. */
export const leaseRefusals = ['not_downloadable', 'attempt_running', 'grade_awaited', 'no_attempts_left'] as const;
export type AssessmentRefusal = (typeof assessmentRefusals)[number];

/** Of the question bank. */
export const bankRefusals = ['question_incomplete', 'bank_file_unreadable', 'bank_file_empty', 'bank_file_too_large'] as const;
export type BankRefusal = (typeof bankRefusals)[number];
