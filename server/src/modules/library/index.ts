/** The library: folders, files with their versions, whom each is for, and who has read what. */
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { findFile } from './get-library.ts';

export { filesHold, findFiles } from './find-files.ts';
export { libraryLists } from './get-library.ts';

/** Whether this member may see a file of the library. */
export const isInLibrary = async (db: Reader, actor: Actor, { itemId }: { itemId: string }): Promise<boolean> =>
  (await findFile(db, actor, { libraryId: itemId })) !== undefined;
