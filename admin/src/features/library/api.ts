import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { getSiteLists } from '@vitrine/contract/identity';
import {
  addItem,
  changeItems,
  createFolder,
  getFolder,
  getItem,
  listFoldersToKeep,
  listLibraryBin,
  listLibraryCategories,
  listReaders,
  moveFolder,
  removeLibraryCategory,
  replaceItem,
  restoreFolder,
  restoreItem,
  retireFolder,
  retireItem,
  saveFolder,
  saveItem,
  type BinRow,
  type FolderForm,
  type ItemForm,
} from '@vitrine/contract/library';
import { searchable, type Changed, type Text } from '@vitrine/domain/kernel';
import { folderNameLimit } from '@vitrine/domain/library';
import { allRows } from '../../shared/resource/index.ts';

export const foldersQuery = queryOptions({ queryKey: ['library', 'folders'], queryFn: () => call(listFoldersToKeep, {}) });

/** A folder as it is edited; never reloaded under the fingers. */
export const folderQuery = (folderId: string) =>
  queryOptions({
    queryKey: ['library', 'folder', folderId],
    queryFn: () => call(getFolder, { params: { folderId } }),
    refetchOnWindowFocus: false,
    staleTime: 0,
  });

export const itemQuery = (itemId: string) =>
  queryOptions({
    queryKey: ['library', 'items', 'one', itemId],
    queryFn: () => call(getItem, { params: { itemId } }),
    refetchOnWindowFocus: false,
  });

export type ReadersAsk = { search: string; show: 'all' | 'read' | 'unread'; groupId: string };
export const readersOf = ({ search, show, groupId }: ReadersAsk) => ({
  show,
  ...(search ? { search } : {}),
  ...(groupId ? { groupId } : {}),
});
export const readersQuery = (itemId: string, ask: ReadersAsk) =>
  infiniteQueryOptions({
    queryKey: ['library', 'readers', itemId, ask],
    queryFn: ({ pageParam }) =>
      call(listReaders, { params: { itemId }, query: { ...readersOf(ask), limit: 50, ...(pageParam === '' ? {} : { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const categoryChoicesQuery = queryOptions({
  queryKey: ['library', 'categories', 'choices'],
  queryFn: () => allRows((query) => call(listLibraryCategories, { query })),
  staleTime: 60_000,
});

export const listsQuery = queryOptions({ queryKey: ['identity', 'site-lists'], queryFn: () => call(getSiteLists, {}), staleTime: 300_000 });

export const makeFolder = (parentId: string | null, folder: FolderForm) => call(createFolder, { body: { parentId, folder } });
type Folder = { folderId: string; version: number };
export const writeFolder = ({ folderId, version }: Folder, { now: folder, was }: Changed<FolderForm>) =>
  call(saveFolder, { params: { folderId }, body: { version, folder, was } });
export const putFolder = ({ folderId, version }: Folder, parentId: string | null) =>
  call(moveFolder, { params: { folderId }, body: { version, parentId } });
export const takeFolderAway = (folderId: string) => call(retireFolder, { params: { folderId } });

type Item = { itemId: string; version: number };
export const putFileIn = (folderId: string, fileId: string) => call(addItem, { body: { folderId, fileId } });
export const writeItem = ({ itemId, version }: Item, { now: item, was }: Changed<ItemForm>) =>
  call(saveItem, { params: { itemId }, body: { version, item, was } });
export const replaceFile = ({ itemId, version }: Item, { fileId, note }: { fileId: string; note: Text }) =>
  call(replaceItem, { params: { itemId }, body: { version, fileId, note } });
export const takeItemAway = (itemId: string) => call(retireItem, { params: { itemId } });
export const changeSeveral = (body: { itemIds: string[]; folderId: string | null; addTagIds: string[] }) => call(changeItems, { body });
export const removeCategory = (categoryId: string) => call(removeLibraryCategory, { params: { categoryId } });

export const binQuery = queryOptions({ queryKey: ['library', 'bin'], queryFn: () => call(listLibraryBin, {}), staleTime: 0 });
export const bringBack = ({ kind, id }: Pick<BinRow, 'kind' | 'id'>) =>
  kind === 'folder' ? call(restoreFolder, { params: { folderId: id } }) : call(restoreItem, { params: { itemId: id } });

/** The folder of this name in another one, made where there is none yet; its name is kept to what a folder may be called. */
export async function folderIn(parentId: string, name: string): Promise<string> {
  const { folders } = await call(listFoldersToKeep, {});
  const called = name.slice(0, folderNameLimit);
  const there = folders.find((one) => one.parentId === parentId && searchable(one.name) === searchable(called));
  if (there) return there.id;
  const folder = { name: { 'pt-BR': called }, audience: { groupIds: [], areaIds: [], tagIds: [] } };
  return (await call(createFolder, { body: { parentId, folder } })).id;
}
