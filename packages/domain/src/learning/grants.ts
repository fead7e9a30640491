/** Who may do what of this room in the console, beside a superuser. */
export const learning = {
  'results.read': ['instructor', 'program_administrator', 'client_administrator'],
  'results.grade': ['instructor', 'program_administrator', 'client_administrator'],
  'results.decide': ['program_administrator', 'client_administrator'],
} as const;
