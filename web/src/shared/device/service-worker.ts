/** Long enough for the first screen to be read and scrolled on a cheap phone. */
const stillMilliseconds = 6_000;

/**
 * Lets the app open without a network. After log-in, when the first screen has stood for a while and the page is idle: what is kept for later is never in the way of what is
 * wanted now. What this page was drawn with came before there was a
 * worker, so the worker is told of it; `before` fetches what else is to be kept.
 */
export function registerServiceWorker(before: () => Promise<unknown>): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const register = async () => {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    await before();
    active?.postMessage({ keep: filesOfPage() });
  };
  const begin = () => void register().catch(() => undefined); // without one the app needs the network, and works
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: 10_000 }) : begin()), stillMilliseconds);
}

/** The app's own files that this page has fetched. */
const filesOfPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .flatMap(({ origin, pathname }) => (origin === window.location.origin && pathname.startsWith('/assets/') ? [pathname] : []));
