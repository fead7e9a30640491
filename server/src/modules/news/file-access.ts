import type { Platform } from '../../platform/platform.ts';
import type { FileAccess } from '../../platform/storage/index.ts';
import { findShown } from './get-news.ts';

/** What a piece of news shows is for whom it is, in its time; everything else for those who write content. */
export const newsFileAccess =
  ({ db, clock }: Pick<Platform, 'db' | 'clock'>): FileAccess[string] =>
  async (actor, { ownerId, fileId }) => {
    if (actor.permissions.has('content.read')) return true;
    if (!actor.modules.has('news')) return false;
    const row = await findShown(db.read(), actor, { newsId: ownerId, now: clock.now() });
    return row?.file_ids.includes(fileId) ?? false;
  };
