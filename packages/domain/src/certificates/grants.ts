/** Who may do what of this room in the console, beside a superuser. */
export const certificates = {
  'certificates.read': ['program_administrator', 'client_administrator'],
  'certificates.write': ['program_administrator', 'client_administrator'],
} as const;
