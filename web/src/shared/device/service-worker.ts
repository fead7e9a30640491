/**
 * Lets the app open without a network. After log-in, when the page is idle: the log-in screen stays light. What this page was drawn with came before there was a
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
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 10_000 });
  else setTimeout(begin, 3_000);
}

/** The app's own files that this page has fetched. */
const filesOfPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .flatMap(({ origin, pathname }) => (origin === window.location.origin && pathname.startsWith('/assets/') ? [pathname] : []));
