/** Who may do what of this room in the console, beside a superuser: the program administrator alone decides levels (D74). */
export const levels = {
  'levels.decide': ['program_administrator', 'client_administrator'],
} as const;
