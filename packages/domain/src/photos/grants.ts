/** Who may do what of this room in the console, beside a superuser. Types are the campaign's (D74). */
export const photos = {
  'photos.audit': ['auditor', 'program_administrator', 'client_administrator'],
} as const;
