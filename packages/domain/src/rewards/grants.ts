/** Who may do what of this room in the console, beside a superuser. */
export const rewards = {
  'rewards.read': ['auditor', 'program_administrator', 'client_administrator'],
  'rewards.write': ['program_administrator', 'client_administrator'],
  'orders.decide': ['auditor', 'program_administrator', 'client_administrator'],
} as const;
