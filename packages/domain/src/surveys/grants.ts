/** Who may do what of this room in the console, beside a superuser (CLI-10). Without `surveys.all` a person reaches the surveys that they own, and no other. */
export const surveys = {
  'surveys.read': ['instructor', 'moderator', 'program_administrator', 'client_administrator'],
  'surveys.write': ['instructor', 'moderator', 'program_administrator', 'client_administrator'],
  'surveys.all': ['program_administrator', 'client_administrator'],
} as const;
