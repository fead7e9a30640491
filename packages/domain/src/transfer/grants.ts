/** Who may do what of this room in the console, beside a superuser. */
export const transfer = {
  'transfer.read': ['program_administrator', 'client_administrator'],
  'transfer.write': ['client_administrator'],
  'transfer.release': ['program_administrator', 'client_administrator'],
} as const;
