/** Addresses that end a session or begin one: nobody is sent there by an address that somebody else wrote. */
const noPlaces = /^\/(logout|login-redirect-v2|intel-login-redirect|webservice-login|login-return)(?![^/?#])/i;

/** Signs that browsers leave out or read as a slash; written out or percent-encoded. */
const trickySigns = /[\p{C}\p{Z}\s\\]|%(?:[01][0-9a-f]|5c|7f)/iu;

/**
 * The one guard of every `redirect`, `next` and `route_from`: a path of this very site, as it came, or undefined. Browsers read `//host`, `/\host`
 * and `/⇥/host` as another site, and resolve dots first, so that `/.//host` is one as well: whatever is not plainly a path of ours leads nowhere.
 */
export function ownPath(text: string | undefined): string | undefined {
  if (text === undefined || text.length > 2_000 || trickySigns.test(text)) return undefined;
  const path = text.replace(/[?#].*$/s, '');
  const plain = path.replaceAll(/%2e/gi, '.').replaceAll(/%2f/gi, '/');
  if (!text.startsWith('/') || plain.includes('//') || /\/\.{1,2}(\/|$)/.test(plain) || noPlaces.test(plain)) return undefined;
  return text;
}
