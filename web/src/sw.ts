/** Keeps the app's own files, and the last page that the server gave: without a network the app opens all the same. */
import { clientsClaim } from 'workbox-core';
import type { PrecacheEntry } from 'workbox-precaching';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/** The worker's own scope; its library of types cannot stand beside the page's. */
declare const self: {
  skipWaiting(): Promise<void>;
  __WB_MANIFEST: PrecacheEntry[];
  addEventListener(type: 'message', listener: (event: { data: unknown; waitUntil(work: Promise<unknown>): void }) => void): void;
};

void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

/** Files with a hash in their name never change. */
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), new CacheFirst({ cacheName: 'assets' }));

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

/** What a page was drawn with before this worker was there: its files, and the page itself. */
self.addEventListener('message', (event) => {
  if (isKeeping(event.data)) event.waitUntil(keep(event.data.keep));
});

async function keep(files: readonly string[]): Promise<void> {
  const [assets, pages] = await Promise.all([caches.open('assets'), caches.open('page')]);
  await Promise.all(files.map(async (file) => ((await assets.match(file)) ? undefined : assets.add(file))));
  await pages.put('/', await fetch('/'));
}

const isKeeping = (data: unknown): data is { keep: string[] } =>
  typeof data === 'object' && data !== null && 'keep' in data && Array.isArray(data.keep);
