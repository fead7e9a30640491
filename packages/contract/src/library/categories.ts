/** Categories that files of the library are put under (LIB-01). */
import { libraryRefusals } from '@vitrine/domain/library';
import { z } from 'zod';
import { changed, endpoint, exportOf, Id, LocaleText, Nothing, pageOf, PageQuery, SearchTerm, Was } from '../kernel/index.ts';

export const LibraryCategoryForm = z.strictObject({ name: LocaleText(80) });
export type LibraryCategoryForm = z.infer<typeof LibraryCategoryForm>;
export const LibraryCategoryRow = z.object({ id: Id, name: z.string(), files: z.int() });
export type LibraryCategoryRow = z.infer<typeof LibraryCategoryRow>;
export const LibraryCategoryDetail = z.object({
  id: Id,
  version: z.int(),
  category: LibraryCategoryForm,
  can: z.object({ save: z.boolean(), remove: z.boolean() }),
});
export type LibraryCategoryDetail = z.infer<typeof LibraryCategoryDetail>;

const one = z.object({ categoryId: Id });
const read = { needs: 'content.read' } as const;
const write = { needs: 'content.write', refusals: [...libraryRefusals, 'changed_meanwhile'] } as const;

export const listLibraryCategories = endpoint({
  ...read,
  method: 'GET',
  path: '/console/library-categories',
  query: PageQuery.extend({ search: SearchTerm.optional() }),
  answer: pageOf(LibraryCategoryRow),
  summary: 'Categories of the library, in their order',
});
export const exportLibraryCategories = exportOf(listLibraryCategories);
export const getLibraryCategory = endpoint({
  ...read,
  method: 'GET',
  path: '/console/library-categories/:categoryId',
  params: one,
  answer: LibraryCategoryDetail,
  summary: 'A category of the library as it is edited',
});
export const createLibraryCategory = endpoint({
  ...write,
  method: 'POST',
  path: '/console/library-categories',
  body: LibraryCategoryForm,
  answer: z.object({ id: Id }),
  summary: 'Adds a category of the library',
});
export const saveLibraryCategory = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/library-categories/:categoryId',
  params: one,
  body: z.strictObject({ version: z.int(), category: changed(LibraryCategoryForm), was: Was }),
  answer: LibraryCategoryDetail,
  summary: 'Saves a category of the library',
});
export const removeLibraryCategory = endpoint({
  ...write,
  method: 'DELETE',
  path: '/console/library-categories/:categoryId',
  params: one,
  answer: Nothing,
  summary: 'Removes a category that no file has',
});
