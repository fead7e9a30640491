/** Classes of courses, as members find them and take part. */
import { lazy } from 'react';
export { watchingOutbox } from './meeting/watching-outbox.ts';

/** In the player of an activity that stands for classes. */
export const ClassesInPlayer = lazy(() => import('./classes-in-player.tsx').then((chunk) => ({ default: chunk.ClassesInPlayer })));
