/** Who may do what of this room in the console, beside a superuser. Questions and answers are content, as courses are. */
export const support = {
  'support.answer': ['moderator', 'program_administrator', 'client_administrator'],
} as const;
