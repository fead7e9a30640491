/** Who may do what of this room in the console, beside a superuser. */
export const sales = {
  'sales.audit': ['auditor', 'program_administrator', 'client_administrator'],
  'sales.import': ['program_administrator', 'client_administrator'],
} as const;
