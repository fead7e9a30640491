/** What the page's address brought that no address keeps. */
export type Arrival = { accessToken?: string; token?: string; path: string };

/** What a link of a letter opens its screen with. */
export type EmailLink = { username: string; uidb64: string; token: string };
let linkOfEmail: EmailLink | undefined;

/** The link that this page was opened by, or that a code was turned into; in memory alone, so that a page loaded anew has none. */
export const emailLink = (): EmailLink | undefined => linkOfEmail;
export const keepEmailLink = (link: EmailLink): void => void (linkOfEmail = link);

/** What a log-in provider sent the person back with: its name, and the query as it came. */
let backFromProvider: Record<string, string> | undefined;

/** The way back that opened this page, once: a page that is loaded anew has none. */
export function takeProviderReturn(): Record<string, string> | undefined {
  const taken = backFromProvider;
  backFromProvider = undefined;
  return taken;
}

/**
 * Takes the tokens out of the page's address, once, before anything is loaded or drawn (decision D51): they are gone from the address bar, from the
 * history and from whatever reads the address later. `path` is the address without them.
 */
export function takeArrival(): Arrival {
  const address = new URL(window.location.href);
  const take = (name: string) => {
    const found = address.searchParams.get(name) ?? undefined;
    address.searchParams.delete(name);
    return found === undefined || found === '' ? {} : { [name === 'token' ? 'token' : 'accessToken']: found };
  };
  const inPath = /^\/webservice-login\/([^/]+)\/?$/.exec(address.pathname)?.[1];
  if (inPath !== undefined) address.pathname = '/webservice-login/';
  const [, letter, ...key] = /^\/(recover-password|set-password|verify-email)\/([^/]+)\/([^/]+)\/([^/]+)\/?$/.exec(address.pathname) ?? [];
  if (letter !== undefined) {
    address.pathname = `/${letter}`;
    const [username = '', uidb64 = '', token = ''] = key.map(decodeURIComponent);
    linkOfEmail = { username, uidb64, token };
  }
  const provider = /^\/login-return\/(\w+)$/.exec(address.pathname)?.[1];
  if (provider !== undefined) {
    backFromProvider = { ...Object.fromEntries(address.searchParams), provider };
    address.search = address.hash = '';
  }
  const taken = { ...take('access_token'), ...take('token'), ...(inPath === undefined ? {} : { token: decodeURIComponent(inPath) }) };
  const path = address.pathname + address.search + address.hash;
  if (Object.keys(taken).length > 0 || (letter ?? provider) !== undefined) window.history.replaceState(window.history.state, '', path);
  return { ...taken, path };
}
