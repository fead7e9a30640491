import type { Platform } from '../../platform/platform.ts';
import type { FileAccess } from '../../platform/storage/index.ts';
import { episodesFor } from './podcasts-for.ts';

/** The sound and transcripts of an episode are for whom it is, every file for those who keep podcasts. Covers are for anybody by their public address. */
export const podcastsFileAccess =
  ({ db, clock }: Pick<Platform, 'db' | 'clock'>): FileAccess[string] =>
  async (actor, { ownerId }) => {
    if (actor.permissions.has('content.read')) return true;
    if (!actor.modules.has('podcasts')) return false;
    const row = await episodesFor(db.read(), actor, { now: clock.now() }).where('e.id', '=', ownerId).executeTakeFirst();
    return row !== undefined;
  };
