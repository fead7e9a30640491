/** Who may do what of this room in the console, beside a superuser. */
export const forum = {
  'forum.moderate': ['moderator', 'program_administrator', 'client_administrator'],
  'forum.write': ['program_administrator', 'client_administrator'],
} as const;
