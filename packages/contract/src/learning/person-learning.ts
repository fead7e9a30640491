/** What a member learns, for their page in the console. */
import { testKinds, testStates } from '@vitrine/domain/assessment';
import { enrolmentStates, trailEnrolmentStates } from '@vitrine/domain/learning';
import { z } from 'zod';
import { endpoint, Id, Instant } from '../kernel/index.ts';

const Learnt = z.object({
  id: Id,
  title: z.string(),
  /** Percent. */
  progress: z.int(),
  grade: z.int().nullable(),
  enrolledAt: Instant,
  finishedAt: Instant.nullable(),
});
const PersonTest = z.object({
  /** Of the activity that is the test. */
  id: Id,
  title: z.string(),
  course: z.string(),
  kind: z.enum(testKinds),
  state: z.enum(testStates),
  attempts: z.int(),
  bestScore: z.int().nullable(),
  lastAt: Instant.nullable(),
});

export const PersonLearning = z.object({
  courses: z.array(Learnt.extend({ state: z.enum(enrolmentStates) })),
  trails: z.array(Learnt.extend({ state: z.enum(trailEnrolmentStates) })),
  /** Those of the courses that they are in. */
  tests: z.array(PersonTest),
});
export type PersonLearning = z.infer<typeof PersonLearning>;

export const getPersonLearning = endpoint({
  needs: 'results.read',
  method: 'GET',
  path: '/console/people/:memberId/learning',
  params: z.object({ memberId: Id }),
  answer: PersonLearning,
  summary: 'Courses, trails and tests of a member with their states, the newest enrolments first, at most two hundred of each',
});
