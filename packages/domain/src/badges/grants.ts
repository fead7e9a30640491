/** Who may do what of this room in the console, beside a superuser. */
export const badges = {
  'badges.read': ['program_administrator', 'client_administrator'],
  'badges.write': ['program_administrator', 'client_administrator'],
  'badges.award': ['program_administrator', 'client_administrator'],
} as const;
