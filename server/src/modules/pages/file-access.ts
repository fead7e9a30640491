import type { Platform } from '../../platform/platform.ts';
import type { FileAccess } from '../../platform/storage/index.ts';
import { isShownPage } from './show-pages.ts';

/** Files of a page are for whom the page is, and for those who keep it. (Pictures of banners have public addresses besides.) */
export const pagesFileAccess =
  (parts: Pick<Platform, 'db' | 'clock'>): FileAccess[string] =>
  (actor, { ownerId }) =>
    actor.permissions.has('content.read') ? Promise.resolve(true) : isShownPage(parts, actor, { pageId: ownerId });
