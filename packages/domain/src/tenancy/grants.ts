/** Who may do what of this room in the console, beside a superuser. */
export const tenancy = {
  'clients.read': ['client_administrator'],
  'clients.write': ['client_administrator'],
  'clients.create': [],
  'login_configuration.write': ['client_administrator'],
} as const;
