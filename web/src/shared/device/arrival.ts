/** What the page's address brought that no address keeps. */
export type Arrival = { accessToken?: string; token?: string; path: string };

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
  const taken = { ...take('access_token'), ...take('token'), ...(inPath === undefined ? {} : { token: decodeURIComponent(inPath) }) };
  const path = address.pathname + address.search + address.hash;
  if (Object.keys(taken).length > 0) window.history.replaceState(window.history.state, '', path);
  return { ...taken, path };
}
