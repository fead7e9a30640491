/** Who may do what of this room in the console, beside a superuser. */
export const campaigns = {
  'campaigns.read': ['auditor', 'program_administrator', 'client_administrator'],
  'campaigns.write': ['program_administrator', 'client_administrator'],
} as const;
