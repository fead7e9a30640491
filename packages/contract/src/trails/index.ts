/** Trails as the brand makes them, on the wire (TRL-01, TRL-02): a list in order, one draft at a time, immutable versions; what members do in them is learning's. */
import { courseScenes } from '@vitrine/domain/catalog';
import { trailItemKinds, trailItemKindsToAdd, trailRefusals, trailStates } from '@vitrine/domain/trails';
import { z } from 'zod';
import { CourseAudience } from '../catalog/index.ts';
import {
  changed,
  countOf,
  endpoint,
  exportOf,
  Id,
  Instant,
  LocaleText,
  Nothing,
  pageOf,
  PageQuery,
  SearchTerm,
  StoredFile,
  Was,
} from '../kernel/index.ts';

export const TrailForm = z.strictObject({
  title: LocaleText(120),
  summary: LocaleText(240),
  /** Rich text; what a page must not run is taken out. */
  description: LocaleText(8_000),
  scene: z.enum(courseScenes),
  imageFileId: Id.nullable(),
  categoryId: Id.nullable(),
  tagIds: z.array(Id).max(20, 'too_many'),
  /** The trail that has to be finished before this one. */
  prerequisiteTrailId: Id.nullable(),
  /** In the order of the list, each only after the one before it. */
  isSequential: z.boolean(),
  /** Training points for whoever completes it, once a run (decision D80); 0: none. */
  trainingPoints: z.int().min(0, 'number_too_small').max(100_000, 'number_too_big'),
});
export type TrailForm = z.infer<typeof TrailForm>;

export const TrailItemForm = z.strictObject({
  kind: z.enum(trailItemKindsToAdd, 'invalid_choice'),
  subjectId: Id,
  /** Counts for the certificate, and holds up what comes after it where the order is required. */
  isRequired: z.boolean(),
});
export type TrailItemForm = z.infer<typeof TrailItemForm>;

export const TrailRow = z.object({
  id: Id,
  title: z.string(),
  scene: z.enum(courseScenes),
  category: z.string(),
  state: z.enum(trailStates),
  hasChanges: z.boolean(),
  items: z.int(),
  versionNumber: z.int().nullable(),
  updatedAt: Instant,
});
export type TrailRow = z.infer<typeof TrailRow>;

export const TrailItemInDraft = z.object({
  kind: z.enum(trailItemKinds),
  subjectId: Id,
  isRequired: z.boolean(),
  title: LocaleText(120),
  scene: z.enum(courseScenes),
  image: z.string().nullable(),
  workloadMinutes: z.int(),
  activities: z.int(),
  /** Whether somebody could begin it today; a trail with an item that nobody can is not published. */
  isInCatalog: z.boolean(),
});
export type TrailItemInDraft = z.infer<typeof TrailItemInDraft>;

export const TrailDraft = z.object({
  id: Id,
  version: z.int(),
  state: z.enum(trailStates),
  hasChanges: z.boolean(),
  versionNumber: z.int().nullable(),
  publishedAt: Instant.nullable(),
  trail: TrailForm,
  items: z.array(TrailItemInDraft),
  files: z.array(StoredFile),
  can: z.object({ save: z.boolean(), publish: z.boolean(), retire: z.boolean() }),
});
export type TrailDraft = z.infer<typeof TrailDraft>;

const one = z.object({ trailId: Id });
const read = { needs: 'content.read' } as const;
const write = { needs: 'content.write', refusals: [...trailRefusals, 'changed_meanwhile'] } as const;

export const listTrailDrafts = endpoint({
  ...read,
  method: 'GET',
  path: '/console/trails',
  query: PageQuery.extend({ search: SearchTerm.optional(), state: z.enum(trailStates).optional() }),
  answer: pageOf(TrailRow),
  summary: 'Trails of the client, in every state',
});
export const exportTrails = exportOf(listTrailDrafts);
export const countTrails = countOf(listTrailDrafts);

export const createTrail = endpoint({
  ...write,
  method: 'POST',
  path: '/console/trails',
  body: TrailForm,
  answer: z.object({ id: Id }),
  summary: 'Begins a trail as a draft',
});

export const getTrailDraft = endpoint({
  ...read,
  method: 'GET',
  path: '/console/trails/:trailId',
  params: one,
  answer: TrailDraft,
  summary: 'A trail as it is edited',
});

export const saveTrail = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/trails/:trailId',
  params: one,
  body: z.strictObject({ version: z.int(), trail: changed(TrailForm), was: Was }),
  answer: TrailDraft,
  summary: 'Saves what a trail says about itself',
});

export const saveTrailItems = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/trails/:trailId/items',
  params: one,
  body: z.strictObject({ version: z.int(), items: z.array(TrailItemForm).max(60, 'too_many') }),
  answer: TrailDraft,
  summary: 'Puts these items into a trail, in this order',
});

export const publishTrail = endpoint({
  ...write,
  method: 'POST',
  path: '/console/trails/:trailId/publish',
  params: one,
  body: z.strictObject({ version: z.int() }),
  answer: TrailDraft,
  summary: 'Makes the draft an immutable version that members see',
});

export const retireTrail = endpoint({
  ...write,
  method: 'POST',
  path: '/console/trails/:trailId/retire',
  params: one,
  answer: Nothing,
  summary: 'Takes a trail out of the catalog; those in it go on',
});

export const getTrailAudience = endpoint({
  ...read,
  method: 'GET',
  path: '/console/trails/:trailId/audience',
  params: one,
  answer: CourseAudience,
  summary: 'Who sees a trail in the catalog',
});

export const saveTrailAudience = endpoint({
  method: 'PUT',
  path: '/console/trails/:trailId/audience',
  needs: 'content.write',
  params: one,
  body: CourseAudience,
  answer: CourseAudience,
  refusals: ['invalid_request'],
  summary: 'Limits who sees a trail, at once; those in it go on',
});

export {
  createTrailCategory,
  exportTrailCategories,
  getTrailCategory,
  listTrailCategories,
  removeTrailCategory,
  saveTrailCategory,
  TrailCategoryDetail,
  TrailCategoryForm,
  TrailCategoryRow,
} from './categories.ts';
