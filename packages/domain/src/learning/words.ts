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

export const progressStates = ['not_started', 'in_progress', 'completed'] as const;
export type ProgressState = (typeof progressStates)[number];

export const learningRefusals = ['not_enrolled', 'prerequisite_missing', 'activity_locked', 'course_retired'] as const;
export type LearningRefusal = (typeof learningRefusals)[number];
