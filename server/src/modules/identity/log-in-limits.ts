import { normaliseDocument } from '@vitrine/domain/identity';
import type { TryLimit } from '../../platform/limits/index.ts';

/** Five tries at one name of a site in a quarter of an hour, known or not (LOG-14); a document is one name however it is typed. */
export const nameLimit = ({ host, username }: { host: string; username: string }): TryLimit => ({
  what: 'log-in',
  who: `${host}\n${normaliseDocument(username)}`,
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
