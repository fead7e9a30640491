import type { Platform } from '../../platform/platform.ts';
import type { FileAccess } from '../../platform/storage/index.ts';
import { findFile } from './get-library.ts';

/** The newest version of a file is for whom the file is, every version for those who keep the library. */
export const libraryFileAccess =
  ({ db }: Pick<Platform, 'db'>): FileAccess[string] =>
  async (actor, { ownerId, fileId }) => {
    if (actor.permissions.has('content.read')) return true;
    if (!actor.modules.has('library')) return false;
    const row = await findFile(db.read(), actor, { libraryId: ownerId });
    return row !== undefined && (row.file_id === fileId || row.preview_file_id === fileId);
  };
