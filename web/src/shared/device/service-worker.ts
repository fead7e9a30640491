import { isMetered } from './download/metered.ts';
import { kept } from './storage.ts';

/** Long enough for the first screen to be read and scrolled on a cheap phone; with what follows less than the ten seconds after which no reload may end on the browser's own page. */
const stillMilliseconds = 4_000;
const patienceMilliseconds = 2_000;

/** What a member's page fetches for later: what the first taps need, and then the rest. */
type Ahead = { first: () => Promise<unknown>; rest: () => Promise<unknown> };

/**
 * Lets the app open without a network. When the first screen has stood for a while and the page is idle: what is kept for later is never in the way of what is wanted now.
 * This page first, whose files came before there was a worker. Then, for a member, what the first taps need (300 kB at most); all else only where the line is not paid by the
 * byte, or where the person keeps files on this device, whose players are wanted without a network.
 */
export function registerServiceWorker(ahead?: Ahead): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const register = async () => {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: filesOfPage() });
    if (!ahead) return;
    await ahead.first();
    active?.postMessage({ keep: filesOfPage(), fetch: 'first' });
    if (isMetered() && kept('downloads') !== 'yes') return;
    await ahead.rest();
    active?.postMessage({ keep: filesOfPage(), fetch: 'all' });
  };
  const begin = () => void register().catch(() => undefined); // without one the app needs the network, and works
  setTimeout(
    () => ('requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: patienceMilliseconds }) : begin()),
    stillMilliseconds,
  );
}

/** The app's own files that this page has fetched. */
const filesOfPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .flatMap(({ origin, pathname }) => (origin === window.location.origin && pathname.startsWith('/assets/') ? [pathname] : []));
