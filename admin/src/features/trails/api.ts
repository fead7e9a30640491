import { queryOptions } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listCourseDrafts, type CourseAudience } from '@vitrine/contract/catalog';
import { getSiteLists } from '@vitrine/contract/identity';
import {
  createTrail,
  getTrailAudience,
  getTrailDraft,
  listTrailCategories,
  listTrailDrafts,
  publishTrail,
  removeTrailCategory,
  retireTrail,
  saveTrail,
  saveTrailAudience,
  saveTrailItems,
  type TrailForm,
  type TrailItemForm,
} from '@vitrine/contract/trails';
import type { Changed } from '@vitrine/domain/kernel';
import { allRows } from '../../shared/resource/index.ts';

/** A trail's draft as it is edited; never reloaded under the fingers. */
export const draftQuery = (trailId: string) =>
  queryOptions({
    queryKey: ['trails', 'trails', 'one', trailId],
    queryFn: () => call(getTrailDraft, { params: { trailId } }),
    refetchOnWindowFocus: false,
  });

/** Published courses of this name, which may become a step. */
export const coursesQuery = (search: string) =>
  queryOptions({
    queryKey: ['catalog', 'courses', 'steps', search],
    queryFn: () => call(listCourseDrafts, { query: { limit: 20, state: 'published', ...(search ? { search } : {}) } }),
    staleTime: 30_000,
  });

/** Trails that may have to be finished first. */
export const trailChoicesQuery = queryOptions({
  queryKey: ['trails', 'trails', 'choices'],
  queryFn: () => allRows((query) => call(listTrailDrafts, { query })),
  staleTime: 60_000,
});

export const categoryChoicesQuery = queryOptions({
  queryKey: ['trails', 'categories', 'choices'],
  queryFn: () => allRows((query) => call(listTrailCategories, { query })),
  staleTime: 60_000,
});

export const listsQuery = queryOptions({ queryKey: ['identity', 'site-lists'], queryFn: () => call(getSiteLists, {}), staleTime: 300_000 });

export const audienceQuery = (trailId: string) =>
  queryOptions({
    queryKey: ['trails', 'audience', trailId],
    queryFn: () => call(getTrailAudience, { params: { trailId } }),
    refetchOnWindowFocus: false,
  });

export const writeAudience = (trailId: string, audience: CourseAudience) =>
  call(saveTrailAudience, { params: { trailId }, body: audience });

type Versioned = { trailId: string; version: number };

export const beginTrail = (trail: TrailForm) => call(createTrail, { body: trail });
export const writeTrail = ({ trailId, version }: Versioned, { now: trail, was }: Changed<TrailForm>) =>
  call(saveTrail, { params: { trailId }, body: { version, trail, was } });
export const writeItems = ({ trailId, version }: Versioned, items: TrailItemForm[]) =>
  call(saveTrailItems, { params: { trailId }, body: { version, items } });
export const publish = ({ trailId, version }: Versioned) => call(publishTrail, { params: { trailId }, body: { version } });
export const retire = (trailId: string) => call(retireTrail, { params: { trailId } });
export const removeCategory = (categoryId: string) => call(removeTrailCategory, { params: { categoryId } });
