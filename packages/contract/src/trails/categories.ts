/** Categories that trails are put under (TRL-02). */
import { trailRefusals } from '@vitrine/domain/trails';
import { z } from 'zod';
import { changed, endpoint, exportOf, Id, LocaleText, Nothing, pageOf, PageQuery, SearchTerm, Was } from '../kernel/index.ts';

export const TrailCategoryForm = z.strictObject({ name: LocaleText(80) });
export type TrailCategoryForm = z.infer<typeof TrailCategoryForm>;
export const TrailCategoryRow = z.object({ id: Id, name: z.string(), trails: z.int() });
export type TrailCategoryRow = z.infer<typeof TrailCategoryRow>;
export const TrailCategoryDetail = z.object({
  id: Id,
  version: z.int(),
  category: TrailCategoryForm,
  can: z.object({ save: z.boolean(), remove: z.boolean() }),
});
export type TrailCategoryDetail = z.infer<typeof TrailCategoryDetail>;

const one = z.object({ categoryId: Id });
const read = { needs: 'content.read' } as const;
const write = { needs: 'content.write', refusals: [...trailRefusals, 'changed_meanwhile'] } as const;

export const listTrailCategories = endpoint({
  ...read,
  method: 'GET',
  path: '/console/trail-categories',
  query: PageQuery.extend({ search: SearchTerm.optional() }),
  answer: pageOf(TrailCategoryRow),
  summary: 'Categories of trails, in their order',
});
export const exportTrailCategories = exportOf(listTrailCategories);
export const getTrailCategory = endpoint({
  ...read,
  method: 'GET',
  path: '/console/trail-categories/:categoryId',
  params: one,
  answer: TrailCategoryDetail,
  summary: 'A category of trails as it is edited',
});
export const createTrailCategory = endpoint({
  ...write,
  method: 'POST',
  path: '/console/trail-categories',
  body: TrailCategoryForm,
  answer: z.object({ id: Id }),
  summary: 'Adds a category of trails',
});
export const saveTrailCategory = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/trail-categories/:categoryId',
  params: one,
  body: z.strictObject({ version: z.int(), category: changed(TrailCategoryForm), was: Was }),
  answer: TrailCategoryDetail,
  summary: 'Saves a category of trails',
});
export const removeTrailCategory = endpoint({
  ...write,
  method: 'DELETE',
  path: '/console/trail-categories/:categoryId',
  params: one,
  answer: Nothing,
  summary: 'Removes a category that no trail has',
});
