/** The library as members see it. */
import { withoutPercent } from '@vitrine/domain/kernel';
import { readingRefusals } from '@vitrine/domain/library';
import { z } from 'zod';
import { endpoint, Id, Nothing, pageOf, PageQuery, SearchTerm } from '../kernel/index.ts';
import { LibraryFile, LibraryFilePage, LibraryFolder } from './shapes.ts';

const library = { module: 'library' } as const;
const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** `all`, or up to twenty words with commas between them. */
const listOf = (word: string) =>
  z
    .string()
    .regex(new RegExp(`^(all|(${word})(,(${word})){0,19})$`, 'i'), 'invalid')
    .default('all');

/** The shared fields of filters under their names (FIL-01). `extensions` takes endings and kinds alike; `assigned` is what must be read. */
export const LibraryQuery = PageQuery.extend({
  favorite: z.enum(['all', 'favorite']).default('all'),
  progress: z.enum(['all', 'not_started', 'in_progress', 'done']).default('all'),
  search: SearchTerm.optional(),
  selected_areas: listOf(id),
  selected_groups: listOf(id),
  selected_tags: listOf(id),
  subscription_type: z.enum(['all', 'self', 'assigned']).default('all'),
  categories: listOf(`${id}|none`),
  extensions: listOf('[a-z0-9]{1,16}'),
  /** Files of this folder; with anything that narrows, of what stands in it too. */
  folder: Id.optional(),
});
export type LibraryQuery = z.infer<typeof LibraryQuery>;

export const listLibrary = endpoint({
  ...library,
  method: 'GET',
  path: '/library',
  query: LibraryQuery,
  answer: pageOf(LibraryFile),
  summary: 'Files of the library that the member may see, the newest first',
});

export const listLibraryFolders = endpoint({
  ...library,
  method: 'GET',
  path: '/library/folders',
  answer: z.object({ folders: z.array(LibraryFolder), files: z.int(), toRead: z.int() }),
  summary: 'Folders that the member may see, with how many files each has',
});

/** By its name or any address that it had (LIB-01). */
export const findLibraryFolder = endpoint({
  ...library,
  method: 'GET',
  path: '/library/folders/:name',
  /** Without percent signs, as each name in an address (VAL-12). */
  params: z.object({ name: z.string().min(1).max(500).overwrite(withoutPercent) }),
  answer: LibraryFolder.pick({ id: true, slug: true, name: true }),
  summary: 'The folder of this name',
});

const one = z.object({ libraryId: Id });

/** A file, or the folder of that id (LIB-01). */
export const getLibrary = endpoint({
  ...library,
  method: 'GET',
  path: '/libraries/:libraryId',
  params: one,
  answer: z.object({ folderSlug: z.string().nullable(), file: LibraryFilePage.nullable() }),
  summary: 'What stands in the library under this id',
});

export const openLibraryFile = endpoint({
  ...library,
  method: 'POST',
  path: '/libraries/:libraryId/opened',
  params: one,
  answer: Nothing,
  summary: 'Notes that the member opened the newest version; again changes nothing',
});

export const confirmReading = endpoint({
  ...library,
  method: 'POST',
  path: '/libraries/:libraryId/read',
  params: one,
  body: z.strictObject({ versionId: Id }),
  answer: LibraryFilePage,
  refusals: readingRefusals,
  summary: 'Confirms to have read this version',
});
