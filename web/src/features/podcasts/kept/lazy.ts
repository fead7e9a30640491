import { lazy } from 'react';

/** The way to keep an episode on this device; fetched behind the list that it stands in. */
export const LazyEpisodeWay = lazy(() => import('./episode-way.tsx').then((chunk) => ({ default: chunk.EpisodeWay })));
