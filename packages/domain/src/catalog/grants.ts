/** Who may do what of this room in the console, beside a superuser. */
export const catalog = {
  'content.read': ['instructor', 'moderator', 'program_administrator', 'client_administrator'],
  'content.write': ['program_administrator', 'client_administrator'],
} as const;
