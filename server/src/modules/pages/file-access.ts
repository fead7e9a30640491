import type { FileAccess } from '../../platform/storage/index.ts';

/** Pictures of banners have public addresses; their signed links are for those who keep them. */
export const pagesFileAccess: FileAccess[string] = (actor) => Promise.resolve(actor.permissions.has('content.read'));
