import { lazy } from 'react';

/** The way to take a test along, for a place without a network; fetched when a test that allows it is on the screen. */
export const LazyLeaseWay = lazy(() => import('./lease-way.tsx').then((chunk) => ({ default: chunk.LeaseWay })));

/** A test that was begun without a network; fetched where one lies on this device. */
export const LazyOwnTest = lazy(() => import('./own-test.tsx').then((chunk) => ({ default: chunk.OwnTest })));

/** One that was handed in, and what becomes of it. */
export const LazyOwnWaiting = lazy(() => import('./own-waiting.tsx').then((chunk) => ({ default: chunk.OwnWaiting })));
