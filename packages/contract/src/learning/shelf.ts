import { shelfExtensions, shelfFavourites, shelfProgress, shelfSubscriptions } from '@vitrine/domain/learning';
import { z } from 'zod';
import { PageQuery, SearchTerm } from '../kernel/index.ts';

const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** `all`, or up to twenty ids with commas between them; a category may be `none`. */
const idsOr = (word: string) =>
  z
    .string()
    .regex(new RegExp(`^(all|(${word})(,(${word})){0,19})$`, 'i'), 'invalid')
    .default('all');

/** What a shelf is narrowed by, the same names for every shelf (FIL-01); what is left out is no filter. */
export const ShelfQuery = PageQuery.extend({
  favorite: z.enum(shelfFavourites).default('all'),
  progress: z.enum(shelfProgress).default('all'),
  search: SearchTerm.optional(),
  selected_areas: idsOr(id),
  selected_groups: idsOr(id),
  selected_tags: idsOr(id),
  subscription_type: z.enum(shelfSubscriptions).default('all'),
  categories: idsOr(`${id}|none`),
  extensions: z.enum(shelfExtensions).default('all'),
});
export type ShelfQuery = z.infer<typeof ShelfQuery>;
