/** The authority's technical manuals: 1.1.3 asks for the SENCE key within three minutes, 1.1.5 and newer for Clave Única. */
export const manuals = ['m113', 'm115'] as const;
export type Manual = (typeof manuals)[number];

export const environments = ['test', 'production'] as const;
export type Environment = (typeof environments)[number];

/** Lines of training as the authority numbers them: social programs, tax allowance, FPT. */
export const trainingLines = ['1', '3', '6'] as const;
export type TrainingLine = (typeof trainingLines)[number];

/** A trip to the authority begins a session or ends it. */
export const phases = ['start', 'close'] as const;
export type Phase = (typeof phases)[number];

export const sessionStates = ['starting', 'silent', 'refused', 'replaced', 'open', 'expired', 'closed'] as const;
export type SessionState = (typeof sessionStates)[number];

/** Why a session cannot be started, told before anybody is sent anywhere. */
export const obstacles = ['not_connected', 'not_enrolled', 'run_missing', 'run_invalid'] as const;
export type Obstacle = (typeof obstacles)[number];

/** Of members: starting and closing. */
export const sessionRefusals = [
  'sence_not_connected',
  'sence_not_enrolled',
  'run_missing',
  'run_invalid',
  'sence_already_open',
  'sence_nothing_open',
  'sence_nothing_pending',
] as const;
export type SessionRefusal = (typeof sessionRefusals)[number];

/** Of the console, at their fields. */
export const senceFieldRefusals = [
  'provider_rut_invalid',
  'sence_token_invalid',
  'sence_token_missing',
  'sence_code_invalid',
  'sence_code_not_in_line',
  'action_code_invalid',
  'line_not_in_manual',
  'sence_course_required',
  'sence_course_taken',
  'invalid_choice',
] as const;
export type SenceFieldRefusal = (typeof senceFieldRefusals)[number];
