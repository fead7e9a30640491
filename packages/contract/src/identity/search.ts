import * as z from 'zod/mini';

/** What stands in the address of the list of people. */
export const PeopleSearch = z.object({
  search: z.optional(z.string()),
  role: z.optional(z.string()),
  status: z.optional(z.string()),
});
export type PeopleSearch = z.infer<typeof PeopleSearch>;

/** What the log-in address may carry: where to go afterwards, and whether to show the form. */
export const LoginSearch = z.object({
  redirect: z.optional(z.string()),
  login: z.optional(z.union([z.string(), z.number()])),
  locale: z.optional(z.string()),
});
export type LoginSearch = z.infer<typeof LoginSearch>;
