/** Links that open a file for one person and a short while: an HMAC over who, where, what and until when. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a link lives at most. A person who is blocked meanwhile keeps the links at hand for no longer than this. */
export const linkMilliseconds = 600_000;

export type LinkFacts = { fileId: string; personId: string; tenantId: string; expires: string };
export type Signer = { sign(facts: LinkFacts): string; isSigned(facts: LinkFacts, signature: string): boolean };

/** `expires` is in seconds since 1970, as text. */
export function linkSigner(key: () => Buffer): Signer {
  const macOf = ({ fileId, personId, tenantId, expires }: LinkFacts) =>
    createHmac('sha256', key()).update(['file', fileId, personId, tenantId, expires].join('\n')).digest();
  return {
    sign: (facts) => macOf(facts).toString('base64url'),
    isSigned: (facts, signature) => {
      const given = Buffer.from(signature, 'base64url');
      const right = macOf(facts);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

/**
 * When a link made now ends: ten minutes on, cut to the whole minute, so that all links of one minute are one address and the
 * browser's cache can answer for them.
 */
export function linkExpiry(now: string): string {
  return String(Math.floor((Date.parse(now) + linkMilliseconds) / 60_000) * 60);
}

/** The path of a file as its link names it; the name is for people, the id decides. */
export const pathOf = (root: 'media' | 'public', { id, name }: { id: string; name: string }): string =>
  `/${root}/${id}/${encodeURIComponent(name)}`;
