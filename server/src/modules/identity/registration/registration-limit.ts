import type { TryLimit } from '../../../platform/limits/index.ts';

/** Thirty registrations from one address in an hour, whatever came of them: a store that opens registers its people from one router (LOG-14). */
export const registrationLimit = ({ address }: { address: string }): TryLimit => ({
  what: 'registration-address',
  who: address,
  tries: 30,
  windowMinutes: 60,
});
