import * as z from 'zod/mini';

/** What stands in the address of a catalog (FIL-01, FIL-04): only what was chosen. `show` and `tag` are of older links, and say what `favorite`, `progress` and `selected_tags` say now. */
export const CatalogSearch = z.object({
  favorite: z.optional(z.enum(['favorite'])),
  progress: z.optional(z.enum(['not_started', 'in_progress', 'done'])),
  search: z.optional(z.string()),
  selected_areas: z.optional(z.string()),
  selected_groups: z.optional(z.string()),
  selected_tags: z.optional(z.string()),
  subscription_type: z.optional(z.enum(['self', 'assigned'])),
  categories: z.optional(z.string()),
  extensions: z.optional(z.enum(['pdf', 'image', 'sheet'])),
  show: z.optional(z.enum(['all', 'mine', 'new', 'done', 'favourites'])),
  tag: z.optional(z.string()),
});
export type CatalogSearch = z.infer<typeof CatalogSearch>;
