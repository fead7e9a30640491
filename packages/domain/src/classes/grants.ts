/** Who may do what of this room in the console, beside a superuser. Without `classes.write` one reaches only the classes that one teaches. */
export const classes = {
  'classes.read': ['instructor', 'program_administrator', 'client_administrator'],
  'classes.write': ['program_administrator', 'client_administrator'],
  'classes.teach': ['instructor', 'program_administrator', 'client_administrator'],
  'classes.meetings': ['client_administrator'],
} as const;
