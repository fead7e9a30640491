/** The portal that this app belongs to. Pages lie in the app, so each address of the server is led there. */
import { Preferences } from '@capacitor/preferences';

const kept = 'portal';
const siteKept = 'site';
/** What lies in the app, or on the phone; every other address that a page calls is the server's. */
const ofApp = /^\/(assets|icons|_capacitor_\w+)\/|^\/favicon\.svg$/;
/** Files and calls that answers name; other paths in them are screens of the app. */
const named = /^\/(api|media|public)\//;
const inText = /(\s(?:src|href|poster)=["'])(\/(?:api|media|public)\/)/g;

/** The portal that was chosen; undefined at the first start of an app that is no single client's. */
export async function chosenPortal(): Promise<string | undefined> {
  const built: unknown = import.meta.env['VITE_NATIVE_PORTAL'];
  if (typeof built === 'string' && built !== '') return built;
  return (await Preferences.get({ key: kept })).value ?? undefined;
}

export const isBuiltIn = (): boolean => Boolean(import.meta.env['VITE_NATIVE_PORTAL']);

/** Keeps the choice, or forgets it with what the site looked like. */
export async function choosePortal(origin: string | undefined): Promise<void> {
  await Preferences.remove({ key: siteKept });
  if (origin === undefined) await Preferences.remove({ key: kept });
  else await Preferences.set({ key: kept, value: origin });
}

export type PortalFault = 'address' | 'network' | 'nobody';

/** What a person typed as an origin; undefined where it is no address. Encrypted, but on this machine. */
export function portalIn(text: string): string | undefined {
  const typed = text.trim();
  if (typed === '' || /\s/.test(typed)) return undefined;
  try {
    const { protocol, hostname, origin, username } = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
    const isHere = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
    const isAllowed = protocol === 'https:' || (protocol === 'http:' && isHere);
    return isAllowed && username === '' && (isHere || hostname.includes('.')) ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** Asks there for a portal (decision D67). A host that answers otherwise is nobody's, or does not allow the app. */
export async function askPortal(text: string): Promise<{ origin: string } | PortalFault> {
  const origin = portalIn(text);
  if (origin === undefined) return 'address';
  try {
    const answered = await fetch(`${origin}/api/v1/site`, { signal: AbortSignal.timeout(15_000) });
    const said: unknown = answered.ok ? await answered.json() : undefined;
    return typeof said === 'object' && said !== null && 'login_configuration' in said ? { origin } : 'nobody';
  } catch (fault) {
    return fault instanceof SyntaxError ? 'nobody' : 'network';
  }
}

/** Leads every call to the portal, and makes whole addresses of what its answers name, so that pictures, films and links are found from a page that is not its own. */
export function leadToPortal(origin: string): void {
  const plain = window.fetch.bind(window);
  const whole = (path: string) => (named.test(path) ? origin + path : path);
  window.fetch = async (asked, options) => {
    if (asked instanceof Request || (asked instanceof URL && asked.origin !== window.location.origin)) return plain(asked, options);
    const path = asked instanceof URL ? asked.pathname + asked.search : asked;
    if (!path.startsWith('/') || path.startsWith('//') || ofApp.test(path)) return plain(asked, options);
    if (path.startsWith('/api/v1/site?')) return siteOf(() => plain(origin + path, options));
    return madeWhole(await plain(origin + path, options));
  };
  const madeWhole = async (answered: Response): Promise<Response> => {
    if (!/^application\/json\b/.test(answered.headers.get('content-type') ?? '')) return answered;
    const text = await answered.text();
    const { status, statusText, headers } = answered;
    return new Response(text === '' ? null : wholeText(text), { status, statusText, headers });
  };
  const wholeText = (text: string) =>
    JSON.stringify(
      JSON.parse(text, (_key, value: unknown) =>
        typeof value === 'string' ? whole(value).replaceAll(inText, (_, before: string, path: string) => before + origin + path) : value,
      ),
    );
  /** The site as it was last, where there is no network: the app opens without one. */
  const siteOf = async (ask: () => Promise<Response>): Promise<Response> => {
    try {
      const answered = await madeWhole(await ask());
      if (answered.ok) await Preferences.set({ key: siteKept, value: await answered.clone().text() });
      return answered;
    } catch (fault) {
      const { value } = await Preferences.get({ key: siteKept });
      if (value === null) throw fault;
      return new Response(value, { headers: { 'content-type': 'application/json' } });
    }
  };
}
