import { useSyncExternalStore } from 'react';

/** Whether the device believes that it has a network. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);

const isOnline = () => navigator.onLine;

/** Calls back each time the network comes or goes; hands back how to stop. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
