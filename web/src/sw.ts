/**
 * Keeps the app's own files, and the last page that the server gave: without a network the app opens all the same. Nothing is fetched while it is installed, so that it
 * stands within seconds on any line; the page says what is kept, and when.
 */
import { clientsClaim } from 'workbox-core';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/** A file of the app, with the time at which it is kept (web/first-taps.ts). */
type AppFile = { url: string; revision: string | null };
type Waiting = { waitUntil(work: Promise<unknown>): void };

/** The worker's own scope; its library of types cannot stand beside the page's. */
declare const self: {
  skipWaiting(): Promise<void>;
  __WB_MANIFEST: AppFile[];
  addEventListener(type: 'message', listener: (event: Waiting & { data: unknown }) => void): void;
  addEventListener(type: 'activate', listener: (event: Waiting) => void): void;
};

/** Every file of this release. */
const files = self.__WB_MANIFEST.map(({ url, revision }) => ({ path: `/${url}`, when: revision ?? 'first' }));

void self.skipWaiting();
clientsClaim();

/** Files with a hash in their name never change, whoever asks: a server or a proxy that says "Vary: Origin" keeps no module from its page. */
const whoeverAsks = { ignoreVary: true };
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', matchOptions: whoeverAsks }),
);

/**
 * The page carries the login configuration and is asked of the server first (decision D67). All screens are this one page, so the last
 * one that came stands for each address while there is no network.
 */
const page = new NetworkFirst({
  cacheName: 'page',
  networkTimeoutSeconds: 8,
  plugins: [{ cacheKeyWillBeUsed: () => Promise.resolve('/') }],
});
registerRoute(
  new NavigationRoute(page, {
    denylist: [/^\/(api|console|o|etraining_login|accounts|files|media|public|mailbox|healthz|readyz|metrics)(\/|$)/],
  }),
);

/** What older releases kept whole, under names of their own. */
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));

/** `keep`: what a page was drawn with before this worker was there, and the page itself. `first`, `later`: what other screens need. */
self.addEventListener('message', (event) => {
  const { data } = event;
  if (typeof data !== 'object' || data === null) return;
  if ('keep' in data && isPaths(data.keep)) event.waitUntil(keepPage(data.keep));
  if ('fetch' in data) event.waitUntil(keepFiles(data.fetch === 'all' ? ['first', 'later'] : ['first']));
});

async function keepPage(paths: readonly string[]): Promise<void> {
  const [pages, answer] = await Promise.all([caches.open('page'), fetch('/'), ...paths.map(keepFile)]);
  if (answer.ok) await pages.put('/', answer);
}

/** Few at a time: what a person asks for meanwhile goes before. */
async function keepFiles(wanted: readonly string[]): Promise<void> {
  const waiting = wanted.flatMap((when) => files.filter((file) => file.when === when).map(({ path }) => path));
  const one = async (): Promise<void> => {
    const path = waiting.shift();
    if (path === undefined) return;
    await keepFile(path);
    return one();
  };
  await Promise.all([one(), one(), one()]);
  await forgetGone();
}

async function keepFile(path: string): Promise<void> {
  const assets = await caches.open('assets');
  if (!(await assets.match(path, whoeverAsks))) await assets.add(path);
}

/** Files of releases before this one. */
async function forgetGone(): Promise<void> {
  const known = new Set(files.map(({ path }) => path));
  const assets = await caches.open('assets');
  const gone = (await assets.keys()).filter(({ url }) => !known.has(new URL(url).pathname));
  await Promise.all(gone.map((request) => assets.delete(request)));
}

async function forgetOlder(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'));
  await Promise.all(older.map((name) => caches.delete(name)));
}

const isPaths = (value: unknown): value is string[] => Array.isArray(value) && value.every((path) => typeof path === 'string');
