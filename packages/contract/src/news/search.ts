import * as z from 'zod/mini';

/** What stands in the address of the news (FIL-01, FIL-04): only what was chosen. */
export const NewsSearch = z.object({
  favorite: z.optional(z.enum(['favorite'])),
  progress: z.optional(z.enum(['not_started', 'in_progress', 'done'])),
  search: z.optional(z.string()),
  selected_areas: z.optional(z.string()),
  selected_groups: z.optional(z.string()),
  selected_tags: z.optional(z.string()),
  subscription_type: z.optional(z.enum(['self', 'assigned'])),
  categories: z.optional(z.string()),
  extensions: z.optional(z.string()),
});
export type NewsSearch = z.infer<typeof NewsSearch>;
