import { lazy } from 'react';

/** The way to keep an activity on this device; fetched when a player that has one is there. */
export const LazyDownloadWay = lazy(() => import('./download-way.tsx').then((chunk) => ({ default: chunk.DownloadWay })));

/** What is on its way to this device, over every screen; fetched when something is. */
export const LazyDownloadPanel = lazy(() => import('./download-panel.tsx').then((chunk) => ({ default: chunk.DownloadPanel })));

/** When the app begins, and when a person's session ended; their code comes only where something was ever kept. */
export const beginDownloads = async (): Promise<void> => (await import('./begin.ts')).beginDownloads();
export const dropDownloads = async (): Promise<void> => (await import('./begin.ts')).dropDownloads();
