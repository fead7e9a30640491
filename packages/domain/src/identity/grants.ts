/** Who may do what of this room in the console, beside a superuser. */
export const identity = {
  'people.read': ['auditor', 'program_administrator', 'client_administrator'],
  'people.write': ['client_administrator'],
  'people.visit': ['client_administrator'],
} as const;
