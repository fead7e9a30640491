/** Who may do what of this room in the console, beside a superuser. */
export const events = {
  'events.read': ['program_administrator', 'client_administrator'],
  'events.write': ['program_administrator', 'client_administrator'],
  'events.check_in': ['program_administrator', 'client_administrator'],
} as const;
