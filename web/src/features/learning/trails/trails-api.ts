import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { pageAfterPage } from '../../../shared/page-after-page.ts';
import type { CatalogFilter } from '../catalog-search.ts';

const theCalls = () => import('../calls.ts');

/** Trails in the catalog, a page at a time. */
export const trailsQuery = (filter: CatalogFilter, limit = 20) =>
  infiniteQueryOptions({
    queryKey: ['learning', 'trails', filter, limit],
    queryFn: async ({ pageParam }) => (await theCalls()).fetchTrails(filter, { after: pageParam, limit }),
    ...pageAfterPage,
  });

/** A trail with its steps. Asked anew whenever it is opened: a step may have been finished on the way. */
export const trailQuery = (trailId: string) =>
  queryOptions({
    queryKey: ['learning', 'trail', trailId],
    queryFn: async () => (await theCalls()).fetchTrail(trailId),
    staleTime: 0,
  });

/** Enrols and shows the trail as it then stands. */
export function useEnrolInTrail(trailId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await theCalls()).sendTrailEnrolment(trailId),
    onSuccess: (trail) => {
      queries.setQueryData(trailQuery(trailId).queryKey, trail);
      void queries.invalidateQueries({ queryKey: ['learning', 'trails'] });
    },
  });
}

/** Opens a course of the trail, and answers it as it then stands. */
export function useOpenStep(trailId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (courseId: string) => (await theCalls()).sendStep(trailId, courseId),
    onSuccess: (course) => {
      queries.setQueryData(['learning', 'course', course.id], course);
      void queries.invalidateQueries({ queryKey: ['learning', 'courses'] });
    },
  });
}
