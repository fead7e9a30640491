import { useSyncExternalStore } from 'react';
import type { DownloadFailure } from './device/download/fetch-whole.ts';

/** A file on its way to this device: `durable` of `bytes` lie there safely; `failure` once it is not going on. */
export type RunningDownload = {
  itemId: string;
  title: string;
  bytes: number;
  durable: number;
  failure?: DownloadFailure;
  /** How it is called off and begun again, where it is no activity's. */
  by?: { stop: () => void; again: () => void };
};

let running: readonly RunningDownload[] = [];
const listeners = new Set<() => void>();

/** What is on its way, the first one first; the frame around every screen shows it (OFF-02). */
export const useRunningDownloads = (): readonly RunningDownload[] => useSyncExternalStore(subscribe, () => running);

/** Notes how far one is; undefined: it is over. */
export function noteDownload(itemId: string, download: Omit<RunningDownload, 'itemId'> | undefined): void {
  const isKnown = running.some((one) => one.itemId === itemId);
  if (!download) running = running.filter((one) => one.itemId !== itemId);
  else if (isKnown) running = running.map((one) => (one.itemId === itemId ? { itemId, ...download } : one));
  else running = [...running, { itemId, ...download }];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
