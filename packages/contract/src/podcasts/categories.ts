/** Categories that podcasts are put under. */
import { podcastsRefusals } from '@vitrine/domain/podcasts';
import { z } from 'zod';
import { changed, endpoint, exportOf, Id, LocaleText, Nothing, pageOf, PageQuery, SearchTerm, Was } from '../kernel/index.ts';

export const PodcastCategoryForm = z.strictObject({ name: LocaleText(80) });
export type PodcastCategoryForm = z.infer<typeof PodcastCategoryForm>;
export const PodcastCategoryRow = z.object({ id: Id, name: z.string(), podcasts: z.int() });
export type PodcastCategoryRow = z.infer<typeof PodcastCategoryRow>;
export const PodcastCategoryDetail = z.object({
  id: Id,
  version: z.int(),
  category: PodcastCategoryForm,
  can: z.object({ save: z.boolean(), remove: z.boolean() }),
});
export type PodcastCategoryDetail = z.infer<typeof PodcastCategoryDetail>;

const one = z.object({ categoryId: Id });
const read = { needs: 'content.read' } as const;
const write = { needs: 'content.write', refusals: [...podcastsRefusals, 'changed_meanwhile'] } as const;

export const listPodcastCategoriesToKeep = endpoint({
  ...read,
  method: 'GET',
  path: '/console/podcast-categories',
  query: PageQuery.extend({ search: SearchTerm.optional() }),
  answer: pageOf(PodcastCategoryRow),
  summary: 'Categories of podcasts, in their order',
});
export const exportPodcastCategories = exportOf(listPodcastCategoriesToKeep);
export const getPodcastCategory = endpoint({
  ...read,
  method: 'GET',
  path: '/console/podcast-categories/:categoryId',
  params: one,
  answer: PodcastCategoryDetail,
  summary: 'A category of podcasts as it is edited',
});
export const createPodcastCategory = endpoint({
  ...write,
  method: 'POST',
  path: '/console/podcast-categories',
  body: PodcastCategoryForm,
  answer: z.object({ id: Id }),
  summary: 'Adds a category of podcasts',
});
export const savePodcastCategory = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/podcast-categories/:categoryId',
  params: one,
  body: z.strictObject({ version: z.int(), category: changed(PodcastCategoryForm), was: Was }),
  answer: PodcastCategoryDetail,
  summary: 'Saves a category of podcasts',
});
export const removePodcastCategory = endpoint({
  ...write,
  method: 'DELETE',
  path: '/console/podcast-categories/:categoryId',
  params: one,
  answer: Nothing,
  summary: 'Removes a category that no podcast has',
});
