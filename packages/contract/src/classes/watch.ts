import { questionKinds } from '@vitrine/domain/assessment';
import { classWork, sightings } from '@vitrine/domain/classes';
import { z } from 'zod';
import { endpoint, Id, Instant } from '../kernel/index.ts';

/** Somebody of a live class as whoever teaches it sees them now. */
export const WatchedPerson = z.object({
  memberId: Id,
  name: z.string(),
  sighting: z.enum(sightings),
  /** When their app was last seen open in this encounter. */
  seenAt: Instant.nullable(),
  /** With the activity that is looked at. */
  work: z.enum(classWork),
  /** When they did the last thing in it. */
  movedAt: Instant.nullable(),
  /** Of their newest attempt at a test; null where it is none, and where they did not begin. `right` is null where nothing is right or wrong, and while they are at it. */
  test: z.object({ asked: z.int(), answered: z.int(), right: z.int().nullable() }).nullable(),
});
export type WatchedPerson = z.infer<typeof WatchedPerson>;

/** A question with how the class answered it; who answered what is not told. */
export const TalliedQuestion = z.object({
  id: Id,
  kind: z.enum(questionKinds),
  prompt: z.string(),
  /** How many were asked it, and how many answered. */
  asked: z.int(),
  answered: z.int(),
  /** How many have all of it right; null where nothing is right or wrong, or a person has to say so. */
  right: z.int().nullable(),
  /** What was chosen how often; empty for questions that are answered in words or by an order. */
  options: z.array(z.object({ id: Id, text: z.string(), isRight: z.boolean(), count: z.int() })),
});
export type TalliedQuestion = z.infer<typeof TalliedQuestion>;

export const ClassWatch = z.object({
  /** By the server’s clock. */
  at: Instant,
  /** An encounter is under way, so that it means something who is not there. */
  isUnderWay: z.boolean(),
  people: z.array(WatchedPerson),
  /** The activity that was asked for, or the one that was opened last; null while none was. */
  activityId: Id.nullable(),
  /** Of a test, in its order. */
  questions: z.array(TalliedQuestion),
});
export type ClassWatch = z.infer<typeof ClassWatch>;

export const watchClass = endpoint({
  needs: 'classes.read',
  method: 'GET',
  path: '/console/classes/:classId/watch',
  params: z.object({ classId: Id }),
  query: z.object({ activityId: Id.optional() }),
  answer: ClassWatch,
  summary: 'Who of a live class is there now, how far each is with an activity, and how a test is answered question by question (LIV-02)',
});
