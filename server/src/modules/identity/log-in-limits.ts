import { normaliseDocument } from '@vitrine/domain/identity';
import type { TryLimit } from '../../platform/limits/index.ts';

/**
 * Five tries at one person in a quarter of an hour, by whichever of their names (LOG-14); where nobody has the name, at the name of the site, a document being one
 * name however it is typed.
 */
export const nameLimit = ({ host, username, personId }: { host: string; username: string; personId: string | undefined }): TryLimit => ({
  what: 'log-in',
  who: personId ?? `${host}\n${normaliseDocument(username)}`,
  tries: 5,
  windowMinutes: 15,
});

/** Thirty wrong ones from one address: a whole store behind one router may mistype before that. */
export const addressLimit = ({ address }: { address: string }): TryLimit => ({
  what: 'log-in-address',
  who: address,
  tries: 30,
  windowMinutes: 15,
});
