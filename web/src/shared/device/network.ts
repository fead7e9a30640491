import { useSyncExternalStore } from 'react';

let isLost = false;
const listeners = new Set<() => void>();

/**
 * Whether the server can be reached, as far as this page knows. A device believes in any network that it hangs on, a shop's Wi-Fi without a way out too; a page that
 * could not ask who is logged in knows better, until something is answered.
 */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);

const isOnline = () => navigator.onLine && !isLost;

/** The server was asked, and nothing came back. */
export const noteLostNetwork = (): void => note(true);

/** `fetch`, by whose answers the page learns that the server is back. */
export const fetchAndNote: typeof fetch = async (...asked) => {
  const answered = await fetch(...asked);
  note(false);
  return answered;
};

function note(now: boolean): void {
  if (now === isLost) return;
  isLost = now;
  for (const listener of listeners) listener();
}

/** Calls back each time the network comes or goes; hands back how to stop. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
