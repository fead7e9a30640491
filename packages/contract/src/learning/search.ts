import * as z from 'zod/mini';

/** What stands in the address of the list of courses. */
export const CourseSearch = z.object({
  search: z.optional(z.string()),
  show: z.optional(z.enum(['all', 'mine', 'new', 'done', 'favourites'])),
  tag: z.optional(z.string()),
});
export type CourseSearch = z.infer<typeof CourseSearch>;
