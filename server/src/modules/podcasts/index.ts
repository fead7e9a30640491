/** Podcasts: their episodes, whom each is for, and how far every member has heard. */
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { podcastsFor } from './podcasts-for.ts';

export { episodesHold, findInEpisodes, findPodcasts, podcastsHold } from './find-podcasts.ts';

/** Whether this member may hear a podcast at this moment. */
export const isPodcastSeen = async (db: Reader, actor: Actor, { podcastId, now }: { podcastId: string; now: string }): Promise<boolean> =>
  (await podcastsFor(db, actor, { now }).where('p.id', '=', podcastId).executeTakeFirst()) !== undefined;
