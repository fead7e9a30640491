import { isIP } from 'node:net';
import { z } from 'zod';

/** What Fastify takes: nobody, the proxies by their addresses, or the number of those that a request comes through. */
export type ProxyTrust = false | string[] | ((address: string, hop: number) => boolean);

const named = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * `TRUST_PROXY`. A number counts proxies and looks at no address, so it is for servers that nobody reaches past them. Everybody (`true`, `*`, a network of
 * zero bits) is refused: whoever calls could then choose the address that limits count by.
 */
export const TrustedProxies = z
  .string()
  .optional()
  .transform((text, ctx): ProxyTrust => {
    const places = (text ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    if (places.length === 0) return false;
    if (places.length === 1 && /^\d{1,2}$/.test(places[0] ?? '')) {
      const hops = Number(places[0]);
      return hops === 0 ? false : (_address, hop) => hop < hops;
    }
    const wrong = places.filter((place) => !isPlace(place));
    if (wrong.length > 0) ctx.addIssue({ code: 'custom', message: `${wrong.join(', ')} is no address, no network and no number` });
    return places;
  });

function isPlace(place: string): boolean {
  const [address = '', bits, ...more] = place.split('/');
  if (named.has(place)) return true;
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128));
}
