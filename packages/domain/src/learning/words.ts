/** States of a member in a course (CRS-03). */
export const enrolmentStates = [
  'not_started',
  'enrolled',
  'in_progress',
  'approved',
  'reproved',
  'blocked',
  'restarted',
  'improved',
  'finished',
] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

/** States of a member in a trail (TRL-01). */
export const trailEnrolmentStates = ['not_started', 'enrolled', 'in_progress', 'blocked', 'finished'] as const;
export type TrailEnrolmentState = (typeof trailEnrolmentStates)[number];

export const progressStates = ['not_started', 'in_progress', 'completed'] as const;
export type ProgressState = (typeof progressStates)[number];

export const learningRefusals = [
  'not_enrolled',
  'prerequisite_missing',
  'activity_locked',
  'course_retired',
  'blocked_in_training',
  'not_blocked',
  'sence_session_needed',
] as const;
export type LearningRefusal = (typeof learningRefusals)[number];

/** Of an activity's file, asked for to be kept on a device (OFF-01). */
export const downloadRefusals = [
  'not_enrolled',
  'activity_locked',
  'blocked_in_training',
  'not_downloadable',
  'sence_session_needed',
] as const;

/** Of trails, and of putting people into courses and trails. */
export const pathRefusals = [
  'not_enrolled',
  'step_locked',
  'trail_retired',
  'trail_prerequisite_missing',
  'prerequisite_missing',
  'course_retired',
  'subject_not_published',
  'rule_exists',
  'path_ended',
  'day_passed',
] as const;
export type PathRefusal = (typeof pathRefusals)[number];
