/** Addresses of a Wowza server that its SecureToken module lets through (version 2, SHA-256, without the address of who watches). */
import { createHash } from 'node:crypto';

type Token = { stream: string; secret: string; prefix: string; from: number; to: number };

/**
 * The query of a signed address. Wowza hashes the path without the playlist's name, then all parameters in the order of their letters, the secret
 * among them as one without a value; `from` and `to` are seconds since 1970.
 */
export function secureToken({ stream, secret, prefix, from, to }: Token): URLSearchParams {
  const times = [`${prefix}endtime=${to}`, `${prefix}starttime=${from}`];
  const hashed = `${stream}?${[...times, secret].toSorted().join('&')}`;
  const hash = createHash('sha256').update(hashed).digest('base64').replaceAll('+', '-').replaceAll('/', '_');
  return new URLSearchParams({ [`${prefix}starttime`]: String(from), [`${prefix}endtime`]: String(to), [`${prefix}hash`]: hash });
}
