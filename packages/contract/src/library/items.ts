/** Files of the library as staff keeps them. */
import { libraryKinds, libraryRefusals } from '@vitrine/domain/library';
import { z } from 'zod';
import { changed, endpoint, exportOf, Id, Instant, LocaleText, Nothing, pageOf, PageQuery, SearchTerm, Was } from '../kernel/index.ts';
import { ItemForm } from './shapes.ts';

export const ItemRow = z.object({
  id: Id,
  version: z.int(),
  title: z.string(),
  kind: z.enum(libraryKinds),
  fileName: z.string(),
  bytes: z.int(),
  versionNumber: z.int(),
  folder: z.string(),
  category: z.string(),
  isMustRead: z.boolean(),
  isLimited: z.boolean(),
  isRetired: z.boolean(),
  updatedAt: Instant,
});
export type ItemRow = z.infer<typeof ItemRow>;

export const ItemVersion = z.object({
  id: Id,
  number: z.int(),
  fileName: z.string(),
  kind: z.enum(libraryKinds),
  bytes: z.int(),
  pages: z.int().nullable(),
  note: LocaleText(240),
  by: z.string(),
  at: Instant,
  /** Members who opened it, and who confirmed to have read it. */
  opened: z.int(),
  confirmed: z.int(),
  url: z.string(),
});
export type ItemVersion = z.infer<typeof ItemVersion>;

export const ItemDetail = z.object({
  id: Id,
  version: z.int(),
  isRetired: z.boolean(),
  item: ItemForm,
  versions: z.array(ItemVersion),
  can: z.object({ save: z.boolean(), retire: z.boolean() }),
});
export type ItemDetail = z.infer<typeof ItemDetail>;

export const ReaderRow = z.object({
  id: Id,
  name: z.string(),
  groups: z.string(),
  hasRead: z.boolean(),
  /** The version that was confirmed last, or opened where nothing is to be confirmed. */
  versionNumber: z.int().nullable(),
  at: Instant.nullable(),
});
export type ReaderRow = z.infer<typeof ReaderRow>;

/** How many of a group have read it, of those of the group whom it is for. */
export const GroupOfReaders = z.object({ id: Id, name: z.string(), read: z.int(), of: z.int() });
export type GroupOfReaders = z.infer<typeof GroupOfReaders>;

const one = z.object({ itemId: Id });
const read = { needs: 'content.read' } as const;
const write = { needs: 'content.write', refusals: [...libraryRefusals, 'changed_meanwhile'] } as const;

export const listItems = endpoint({
  ...read,
  method: 'GET',
  path: '/console/library/items',
  query: PageQuery.extend({
    search: SearchTerm.optional(),
    folderId: Id.optional(),
    kind: z.enum(libraryKinds).optional(),
    state: z.enum(['shown', 'retired']).default('shown'),
  }),
  answer: pageOf(ItemRow),
  summary: 'Files of the library, the newest change first',
});
export const exportItems = exportOf(listItems);

export const addItem = endpoint({
  ...write,
  method: 'POST',
  path: '/console/library/items',
  body: z.strictObject({ folderId: Id, fileId: Id }),
  answer: z.object({ id: Id }),
  summary: 'Puts an uploaded file into a folder, under the name that it has',
});

export const getItem = endpoint({
  ...read,
  method: 'GET',
  path: '/console/library/items/:itemId',
  params: one,
  answer: ItemDetail,
  summary: 'A file as it is edited, with its versions',
});

export const saveItem = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/library/items/:itemId',
  params: one,
  body: z.strictObject({ version: z.int(), item: changed(ItemForm), was: Was }),
  answer: ItemDetail,
  summary: 'Saves what is said of a file, where it stands and whom it is for',
});

export const replaceItem = endpoint({
  ...write,
  method: 'POST',
  path: '/console/library/items/:itemId/versions',
  params: one,
  body: z.strictObject({ version: z.int(), fileId: Id, note: LocaleText(240) }),
  answer: ItemDetail,
  summary: 'Puts a new version in the place of a file; its address stays',
});

export const retireItem = endpoint({
  ...write,
  method: 'POST',
  path: '/console/library/items/:itemId/retire',
  params: one,
  answer: Nothing,
  summary: 'Takes a file away; what was read stays known',
});

export const changeItems = endpoint({
  ...write,
  method: 'POST',
  path: '/console/library/items/change',
  body: z.strictObject({
    itemIds: z.array(Id).min(1, 'required').max(100, 'too_many'),
    folderId: Id.nullable(),
    addTagIds: z.array(Id).max(20, 'too_many'),
  }),
  answer: z.object({ changed: z.int() }),
  summary: 'Moves several files, or adds tags to them',
});

export const listReaders = endpoint({
  ...read,
  method: 'GET',
  path: '/console/library/items/:itemId/readers',
  params: one,
  query: PageQuery.extend({
    search: SearchTerm.optional(),
    show: z.enum(['all', 'read', 'unread']).default('all'),
    groupId: Id.optional(),
  }),
  answer: pageOf(ReaderRow).extend({ title: z.string(), read: z.int(), of: z.int(), byGroup: z.array(GroupOfReaders) }),
  summary: 'Who has read a file, of those whom it is for',
});
export const exportReaders = exportOf(listReaders);
