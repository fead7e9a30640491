/** Shapes of classes that members and staff share. */
import { classKinds, classParts, classResults, classStates, meetingPhases, presences } from '@vitrine/domain/classes';
import { courseScenes } from '@vitrine/domain/catalog';
import { z } from 'zod';
import { Day, Id, Instant } from '../kernel/index.ts';

export const ClassKind = z.enum(classKinds);

export const Encounter = z.object({
  id: Id,
  day: Day,
  time: z.string(),
  zone: z.string(),
  minutes: z.int(),
  beginsAt: Instant,
  endsAt: Instant,
  place: z.string(),
  isOnline: z.boolean(),
  isCanceled: z.boolean(),
});
export type Encounter = z.infer<typeof Encounter>;

/** A course with classes, as a list shows it: the class that matters most speaks for it. */
export const ClassCard = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  scene: z.enum(courseScenes),
  imageUrl: z.string().nullable(),
  classes: z.int().positive(),
  state: z.enum(classStates),
  part: z.enum(classParts),
  beginsAt: Instant.nullable(),
  zone: z.string().nullable(),
  isFavorite: z.boolean(),
});
export type ClassCard = z.infer<typeof ClassCard>;

export const MyEncounter = Encounter.extend({
  /** Of who may go in now, while it may be entered; null else. */
  enterUrl: z.string().nullable(),
  /** The meeting runs in our own page; `canJoin`: it opens for this person now. */
  isInPage: z.boolean(),
  canJoin: z.boolean(),
  phase: z.enum(meetingPhases),
  presence: z.enum(presences).nullable(),
  /** What was before the member so far; null where nothing measures, or they have no part in it. */
  watchedSeconds: z.int().nonnegative().nullable(),
});
export type MyEncounter = z.infer<typeof MyEncounter>;

export const MyClass = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(classStates),
  instructor: z.string().nullable(),
  /** It has a waiting room (WEB-02). */
  hasLounge: z.boolean(),
  /** What it is about, a line each. */
  agenda: z.array(z.string()),
  minimumPercent: z.int(),
  taken: z.int().nonnegative(),
  /** Null: as many as come. */
  seats: z.int().nullable(),
  free: z.int().nullable(),
  waiting: z.int().nonnegative(),
  opensAt: Instant,
  closesAt: Instant,
  leaveUntil: Instant.nullable(),
  cancelReason: z.string().nullable(),
  encounters: z.array(MyEncounter),
  part: z.enum(classParts),
  /** Which one in the waiting list. */
  place: z.int().positive().nullable(),
  result: z.enum(classResults).nullable(),
  hasReacted: z.boolean(),
  can: z.object({ subscribe: z.boolean(), wait: z.boolean(), leave: z.boolean(), react: z.boolean() }),
});
export type MyClass = z.infer<typeof MyClass>;
