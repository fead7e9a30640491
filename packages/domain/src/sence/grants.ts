/** Who may do what of this room in the console, beside a superuser. */
export const sence = {
  'sence.read': ['program_administrator', 'client_administrator'],
  'sence.write': ['program_administrator', 'client_administrator'],
} as const;
