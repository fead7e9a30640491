/** Who may do what of this room in the console, beside a superuser. */
export const messages = {
  'messages.read': ['program_administrator', 'client_administrator'],
  'messages.write': ['program_administrator', 'client_administrator'],
} as const;
