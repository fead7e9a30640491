import { catalogExtensions, catalogFavourites, catalogProgress, catalogSubscriptions } from '@vitrine/domain/learning';
import { z } from 'zod';
import { PageQuery, SearchTerm } from '../kernel/index.ts';

const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** `all`, or up to twenty ids with commas between them; a category may be `none`. */
const idsOr = (word: string) =>
  z
    .string()
    .regex(new RegExp(`^(all|(${word})(,(${word})){0,19})$`, 'i'), 'invalid')
    .default('all');

/** What a catalog is narrowed by, the same names for every catalog (FIL-01); what is left out is no filter. */
export const CatalogQuery = PageQuery.extend({
  favorite: z.enum(catalogFavourites).default('all'),
  progress: z.enum(catalogProgress).default('all'),
  search: SearchTerm.optional(),
  selected_areas: idsOr(id),
  selected_groups: idsOr(id),
  selected_tags: idsOr(id),
  subscription_type: z.enum(catalogSubscriptions).default('all'),
  categories: idsOr(`${id}|none`),
  extensions: z.enum(catalogExtensions).default('all'),
});
export type CatalogQuery = z.infer<typeof CatalogQuery>;
