/** Trails as members see them (TRL-01, TRL-03): the catalog, one trail with its steps, coming in, and going on. */
import { activityKinds } from '@vitrine/domain/activities';
import { courseScenes } from '@vitrine/domain/catalog';
import { enrolmentStates, trailEnrolmentStates } from '@vitrine/domain/learning';
import { trailItemKinds } from '@vitrine/domain/trails';
import { z } from 'zod';
import { Day, endpoint, Id, pageOf } from '../kernel/index.ts';
import { CatalogQuery } from './catalog.ts';

const trails = { module: 'trails' } as const;
const Named = z.object({ id: Id, name: z.string() });

export const TrailCard = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  scene: z.enum(courseScenes),
  image: z.string().nullable(),
  category: Named.nullable(),
  workloadMinutes: z.int(),
  steps: z.int(),
  stepsDone: z.int(),
  state: z.enum(trailEnrolmentStates),
  /** Percent. */
  progress: z.int(),
  isFavourite: z.boolean(),
  isNew: z.boolean(),
  /** The day until which it has to be done; null for none, or once it is done. */
  dueOn: Day.nullable(),
});
export type TrailCard = z.infer<typeof TrailCard>;

export const TrailStep = z.object({
  position: z.int(),
  kind: z.enum(trailItemKinds),
  subjectId: Id,
  title: z.string(),
  scene: z.enum(courseScenes),
  image: z.string().nullable(),
  workloadMinutes: z.int(),
  activities: z.int(),
  isRequired: z.boolean(),
  state: z.enum(enrolmentStates),
  progress: z.int(),
  grade: z.int().nullable(),
  finishedOn: Day.nullable(),
  /** Waits for an earlier step, in a trail that is learnt in order. */
  isLocked: z.boolean(),
  /** Where the person goes on inside it; null before they began, and when nothing is left. */
  next: z.object({ hierarchy_order: z.int(), title: z.string(), kind: z.enum(activityKinds) }).nullable(),
});
export type TrailStep = z.infer<typeof TrailStep>;

export const TrailPage = TrailCard.extend({
  description: z.string(),
  tags: z.array(Named),
  isSequential: z.boolean(),
  items: z.array(TrailStep),
  /** The step where the person goes on; null when nothing is left that they may do. */
  nextPosition: z.int().nullable(),
  prerequisite: z.object({ id: Id, title: z.string(), isDone: z.boolean() }).nullable(),
  grade: z.int().nullable(),
  certificateId: Id.nullable(),
  can: z.object({ enrol: z.boolean(), open: z.boolean() }),
});
export type TrailPage = z.infer<typeof TrailPage>;

const one = z.object({ trailId: Id });

export const listTrails = endpoint({
  ...trails,
  method: 'GET',
  path: '/trails',
  query: CatalogQuery,
  answer: pageOf(TrailCard),
  summary: 'Trails in the catalog, with the member’s progress',
});

export const getTrail = endpoint({
  ...trails,
  method: 'GET',
  path: '/trails/:trailId',
  params: one,
  answer: TrailPage,
  summary: 'A trail with its steps',
});

export const enrolInTrail = endpoint({
  ...trails,
  method: 'POST',
  path: '/trails/:trailId/enrolment',
  params: one,
  answer: TrailPage,
  refusals: ['trail_retired', 'trail_prerequisite_missing'],
  summary: 'Enrols the member; again changes nothing',
});

export const openTrailCourse = endpoint({
  ...trails,
  method: 'POST',
  path: '/trails/:trailId/courses/:courseId/enrolment',
  params: one.extend({ courseId: Id }),
  answer: z.object({ courseId: Id, next: z.int().nullable() }),
  refusals: ['not_enrolled', 'step_locked', 'prerequisite_missing', 'course_retired'],
  summary: 'Enrols the member in a course of their trail; again changes nothing. `next` is where they go on in it',
});
