/** Who may do what of this room in the console, beside a superuser. */
export const kernel = {
  'audit.read': ['auditor', 'program_administrator', 'client_administrator'],
} as const;
