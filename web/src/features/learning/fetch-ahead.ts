import type { QueryClient } from '@tanstack/react-query';
import { coursesQuery, listsQuery } from './api.ts';

/** What the catalog of courses shows first, before anybody opened it. */
export async function fetchCoursesAhead(queries: QueryClient, gcTime: number): Promise<void> {
  await Promise.all([queries.infiniteQuery({ ...coursesQuery({}), gcTime }), queries.query({ ...listsQuery, gcTime })]);
}
