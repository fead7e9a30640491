/** Who may do what of this room in the console, beside a superuser; writing news is writing content. */
export const news = {
  'comments.judge': ['moderator', 'program_administrator', 'client_administrator'],
} as const;
