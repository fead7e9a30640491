/** Who may do what of this room in the console, beside a superuser. */
export const search = {
  'search.read': ['program_administrator', 'client_administrator'],
} as const;
