export const secretNames = [
  'links',
  'tokens',
  'certificates',
  'packages',
  'challenges',
  'codes',
  'log-in-providers',
  'second-steps',
  'unsubscribe',
  'badges',
  'contacts',
  'check-ins',
  'meetings',
  'sence',
  'partners',
] as const;
/** What each key of an installation is for; one that was used stays in the list. */
export type SecretName = (typeof secretNames)[number];
