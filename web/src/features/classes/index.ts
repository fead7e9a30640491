/** Classes of courses, as members find them and take part. */
import { lazy } from 'react';

/** What this person’s device saw of meetings and the server does not have yet. */
export const watchingOutbox = async () => (await import('./meeting/watching-outbox.ts')).watchingOutbox();

/** In the player of an activity that stands for classes. */
export const ClassesInPlayer = lazy(() => import('./classes-in-player.tsx').then((chunk) => ({ default: chunk.ClassesInPlayer })));
