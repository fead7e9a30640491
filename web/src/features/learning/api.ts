import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { pageAfterPage } from '../../shared/page-after-page.ts';
import { trailAround } from './course-place.ts';
import type { CatalogFilter } from './catalog-search.ts';

const theCalls = () => import('./calls.ts');

/** Courses in the catalog, a page at a time. */
export const coursesQuery = (filter: CatalogFilter, limit = 20) =>
  infiniteQueryOptions({
    queryKey: ['learning', 'courses', filter, limit],
    queryFn: async ({ pageParam }) => (await theCalls()).fetchCourses(filter, { after: pageParam, limit }),
    ...pageAfterPage,
  });

/** How many courses the member is done with and in; told anew with the catalogs. */
export const countsQuery = queryOptions({
  queryKey: ['learning', 'courses', 'counts'],
  queryFn: async () => (await theCalls()).fetchCounts(),
});

/** What has to be done by a day; told anew with the catalogs. */
export const dueQuery = queryOptions({ queryKey: ['learning', 'courses', 'due'], queryFn: async () => (await theCalls()).fetchDue() });

/** A course with its activities. */
export const courseQuery = (courseId: string) =>
  queryOptions({ queryKey: ['learning', 'course', courseId], queryFn: async () => (await theCalls()).fetchCourse(courseId) });

/** An activity in the player. Always asked anew: its links are signed for minutes, and another device may have gone on. */
export const playerQuery = (courseId: string, hierarchyOrder: number) =>
  queryOptions({
    queryKey: ['learning', 'player', courseId, hierarchyOrder],
    queryFn: async () => (await theCalls()).fetchActivity(courseId, hierarchyOrder),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** What catalogs can be narrowed to; loads once (LST-01). */
export const listsQuery = queryOptions({
  queryKey: ['identity', 'site-lists'],
  queryFn: async () => (await theCalls()).fetchSiteLists(),
  staleTime: Infinity,
});

/** Enrols and shows the course as it then stands. */
export function useEnrol(courseId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const trailId = trailAround(courseId);
      return trailId === undefined ? (await theCalls()).sendEnrolment(courseId) : (await theCalls()).sendStep(trailId, courseId);
    },
    onSuccess: (course) => {
      queries.setQueryData(courseQuery(courseId).queryKey, course);
      void queries.invalidateQueries({ queryKey: ['learning', 'courses'] });
      void queries.invalidateQueries({ queryKey: ['learning', 'trail'] });
    },
  });
}
