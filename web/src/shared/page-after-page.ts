const first: string | null = null;

/** For lists that come a page at a time: each answer says where the next one begins, `null` at the end. */
export const pageAfterPage = {
  initialPageParam: first,
  getNextPageParam: ({ next }: { next: string | null }): string | null => next,
};
