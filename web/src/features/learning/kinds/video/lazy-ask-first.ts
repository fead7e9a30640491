import { lazy } from 'react';

/** Fetched where it is asked: who has said yes once never needs it. */
export const LazyAskFirst = lazy(() => import('./ask-first.tsx').then((chunk) => ({ default: chunk.AskFirst })));
