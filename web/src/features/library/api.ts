import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LibrarySearch } from '@vitrine/contract/library/search';
import { pageAfterPage } from '../../shared/page-after-page.ts';

const theCalls = () => import('./calls.ts');

/** Files that a filter finds, in a folder or everywhere, a page at a time. */
export const filesQuery = (search: LibrarySearch, folder?: string) =>
  infiniteQueryOptions({
    queryKey: ['library', 'files', search, folder ?? null],
    queryFn: async ({ pageParam }) => (await theCalls()).fetchFiles(search, { folder, after: pageParam }),
    ...pageAfterPage,
  });

export const foldersQuery = queryOptions({ queryKey: ['library', 'folders'], queryFn: async () => (await theCalls()).fetchFolders() });

/** The folder that an address means, old addresses too. */
export const folderQuery = (name: string) =>
  queryOptions({ queryKey: ['library', 'folder', name], queryFn: async () => (await theCalls()).findFolder(name), retry: false });

/** Asked anew whenever it is opened: its link is signed for minutes. */
export const libraryQuery = (libraryId: string) =>
  queryOptions({
    queryKey: ['library', 'file', libraryId],
    queryFn: async () => (await theCalls()).fetchLibrary(libraryId),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** What the library can be narrowed to; loads once (LST-01). */
export const listsQuery = queryOptions({
  queryKey: ['identity', 'site-lists'],
  queryFn: async () => (await theCalls()).fetchLists(),
  staleTime: Infinity,
});
