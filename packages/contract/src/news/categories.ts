/** Categories that news are put under (NEW-01). */
import { newsRefusals } from '@vitrine/domain/news';
import { z } from 'zod';
import { changed, endpoint, exportOf, Id, LocaleText, Nothing, pageOf, PageQuery, SearchTerm, Was } from '../kernel/index.ts';

export const NewsCategoryForm = z.strictObject({ name: LocaleText(80) });
export type NewsCategoryForm = z.infer<typeof NewsCategoryForm>;
export const NewsCategoryRow = z.object({ id: Id, name: z.string(), news: z.int() });
export type NewsCategoryRow = z.infer<typeof NewsCategoryRow>;
export const NewsCategoryDetail = z.object({
  id: Id,
  version: z.int(),
  category: NewsCategoryForm,
  can: z.object({ save: z.boolean(), remove: z.boolean() }),
});
export type NewsCategoryDetail = z.infer<typeof NewsCategoryDetail>;

const one = z.object({ categoryId: Id });
const read = { needs: 'content.read' } as const;
const write = { needs: 'content.write', refusals: [...newsRefusals, 'changed_meanwhile'] } as const;

export const listNewsCategoriesToKeep = endpoint({
  ...read,
  method: 'GET',
  path: '/console/news-categories',
  query: PageQuery.extend({ search: SearchTerm.optional() }),
  answer: pageOf(NewsCategoryRow),
  summary: 'Categories of news, in their order',
});
export const exportNewsCategories = exportOf(listNewsCategoriesToKeep);
export const getNewsCategory = endpoint({
  ...read,
  method: 'GET',
  path: '/console/news-categories/:categoryId',
  params: one,
  answer: NewsCategoryDetail,
  summary: 'A category of news as it is edited',
});
export const createNewsCategory = endpoint({
  ...write,
  method: 'POST',
  path: '/console/news-categories',
  body: NewsCategoryForm,
  answer: z.object({ id: Id }),
  summary: 'Adds a category of news',
});
export const saveNewsCategory = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/news-categories/:categoryId',
  params: one,
  body: z.strictObject({ version: z.int(), category: changed(NewsCategoryForm), was: Was }),
  answer: NewsCategoryDetail,
  summary: 'Saves a category of news',
});
export const removeNewsCategory = endpoint({
  ...write,
  method: 'DELETE',
  path: '/console/news-categories/:categoryId',
  params: one,
  answer: Nothing,
  summary: 'Removes a category that no news have',
});
