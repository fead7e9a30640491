/** Folders of the library as staff keeps them. */
import { libraryRefusals } from '@vitrine/domain/library';
import { z } from 'zod';
import { changed, endpoint, Id, Nothing, Was } from '../kernel/index.ts';
import { FolderForm } from './shapes.ts';

export const FolderRow = z.object({
  id: Id,
  parentId: Id.nullable(),
  version: z.int(),
  name: z.string(),
  slug: z.string(),
  /** Files that stand in it itself. */
  files: z.int(),
  isLimited: z.boolean(),
});
export type FolderRow = z.infer<typeof FolderRow>;

export const FolderDetail = z.object({
  id: Id,
  parentId: Id.nullable(),
  version: z.int(),
  slug: z.string(),
  folder: FolderForm,
  can: z.object({ save: z.boolean() }),
});
export type FolderDetail = z.infer<typeof FolderDetail>;

const one = z.object({ folderId: Id });
const read = { needs: 'content.read' } as const;
const write = { needs: 'content.write', refusals: [...libraryRefusals, 'changed_meanwhile'] } as const;

export const listFoldersToKeep = endpoint({
  ...read,
  method: 'GET',
  path: '/console/library/folders',
  answer: z.object({ folders: z.array(FolderRow), can: z.object({ create: z.boolean() }) }),
  summary: 'All folders of the library',
});

export const createFolder = endpoint({
  ...write,
  method: 'POST',
  path: '/console/library/folders',
  body: z.strictObject({ parentId: Id.nullable(), folder: FolderForm }),
  answer: z.object({ id: Id }),
  summary: 'Makes a folder',
});

export const getFolder = endpoint({
  ...read,
  method: 'GET',
  path: '/console/library/folders/:folderId',
  params: one,
  answer: FolderDetail,
  summary: 'A folder as it is edited',
});

export const saveFolder = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/library/folders/:folderId',
  params: one,
  body: z.strictObject({ version: z.int(), folder: changed(FolderForm), was: Was }),
  answer: FolderDetail,
  summary: 'Saves a folder’s name and whom it is for',
});

export const moveFolder = endpoint({
  ...write,
  method: 'POST',
  path: '/console/library/folders/:folderId/move',
  params: one,
  body: z.strictObject({ version: z.int(), parentId: Id.nullable() }),
  answer: FolderDetail,
  summary: 'Puts a folder, with all that stands in it, into another one',
});

export const retireFolder = endpoint({
  ...write,
  method: 'POST',
  path: '/console/library/folders/:folderId/retire',
  params: one,
  answer: Nothing,
  summary: 'Puts a folder into the bin, with all that stands in it',
});
