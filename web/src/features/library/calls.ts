import { call } from '@vitrine/client';
import { getSiteLists } from '@vitrine/contract/identity';
import { renewLink } from '@vitrine/contract/kernel';
import {
  confirmReading,
  findLibraryFolder,
  getLibrary,
  listLibrary,
  listLibraryFolders,
  openFolderZip,
  openLibraryFile,
} from '@vitrine/contract/library';
import type { LibrarySearch } from '@vitrine/contract/library/search';
import { addFavourite, removeFavourite } from '@vitrine/contract/marks';
import type { FavouriteChange } from '../../shared/use-favourite.ts';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchFiles = (search: LibrarySearch, { folder, after }: { folder?: string | undefined; after: string | null }) =>
  call(listLibrary, { query: { ...search, limit: 20, ...(folder ? { folder } : {}), ...(after === null ? {} : { after }) } });
export const fetchFolders = () => call(listLibraryFolders, {});
export const findFolder = (name: string) => call(findLibraryFolder, { params: { name } });
export const fetchLibrary = (libraryId: string) => call(getLibrary, { params: { libraryId } });
export const fetchLists = () => call(getSiteLists, {});
export const sendOpened = (libraryId: string) => call(openLibraryFile, { params: { libraryId } });
export const sendReading = (libraryId: string, versionId: string) => call(confirmReading, { params: { libraryId }, body: { versionId } });
export const sendFavourite = ({ id, isFavourite }: FavouriteChange) =>
  call(isFavourite ? addFavourite : removeFavourite, { params: { subject: 'library_file', subjectId: id } });
export const freshUrlOf = async (fileId: string): Promise<string> => (await call(renewLink, { body: { fileId } })).url;
export const makeZip = (folderId: string) => call(openFolderZip, { params: { folderId } });
