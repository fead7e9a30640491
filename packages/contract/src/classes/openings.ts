import { activityKinds } from '@vitrine/domain/activities';
import { classesRefusals, liveClassStates } from '@vitrine/domain/classes';
import { z } from 'zod';
import { endpoint, Id, Instant } from '../kernel/index.ts';

const oneClass = z.object({ classId: Id });
const Activity = z.object({
  activityId: Id,
  hierarchy_order: z.int(),
  title: z.string(),
  kind: z.enum(activityKinds),
  state: z.enum(liveClassStates),
});

/** An activity of the course as the instructor of a live class opens it. */
export const Opening = Activity.extend({
  /** 0 until it is opened for the first time; each move raises it. */
  revision: z.int().nonnegative(),
  movedBy: z.string().nullable(),
  movedAt: Instant.nullable(),
  /** Of those who are in the class: how many completed it, and how many are at it. */
  done: z.int().nonnegative(),
  begun: z.int().nonnegative(),
});
export type Opening = z.infer<typeof Opening>;

const Openings = z.object({
  items: z.array(Opening),
  /** Who are in the class. */
  people: z.int().nonnegative(),
  /** Whether they may be moved now: a live class that members see and that was not canceled. */
  canMove: z.boolean(),
});
export type Openings = z.infer<typeof Openings>;

export const listOpenings = endpoint({
  needs: 'classes.read',
  method: 'GET',
  path: '/console/classes/:classId/openings',
  params: oneClass,
  answer: Openings,
  summary: 'Activities of the course of a live class, and which of them are open to those who are in it (LIV-02)',
});

export const moveOpening = endpoint({
  needs: 'classes.teach',
  method: 'PUT',
  path: '/console/classes/:classId/openings/:activityId',
  params: oneClass.extend({ activityId: Id }),
  body: z.strictObject({ isOpen: z.boolean(), revision: z.int().nonnegative() }),
  answer: Openings,
  refusals: [...classesRefusals, 'changed_meanwhile'],
  summary: 'Opens an activity to those who are in the class, or takes it back; what is so already stays, and an older look is refused',
});

/** An activity of the course as somebody who is in the class meets it. */
export const ClassActivity = Activity.extend({
  /** Since when it is open; null while it is not. */
  openedAt: Instant.nullable(),
  /** How far this member is with it. */
  mine: z.enum(['none', 'begun', 'done']),
  /** Of those who are in the class: how many began it or are done with it. */
  at: z.int().nonnegative(),
});
export type ClassActivity = z.infer<typeof ClassActivity>;

export const listClassActivities = endpoint({
  method: 'GET',
  path: '/classes/:classId/activities',
  module: ['presential_courses', 'live_classes', 'webcasts'],
  params: oneClass,
  answer: z.object({
    items: z.array(ClassActivity),
    /** Who are in the class. */
    people: z.int().nonnegative(),
  }),
  refusals: classesRefusals,
  summary: 'Activities of a live class that the member is in, each open or not yet, and how far they and the others are (LIV-03)',
});
