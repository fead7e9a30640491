import { lazy } from 'react';

/** The player of the three kinds that stand for classes. */
export const ClassPlayer = lazy(() => import('./class-player.tsx').then((chunk) => ({ default: chunk.ClassPlayer })));
