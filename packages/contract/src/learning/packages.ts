/** What packages (SCORM) told about the people who learn by them: for whoever looks into why one was not counted (PLY-07). */
import { scormCompletions, scormSuccesses } from '@vitrine/domain/activities/scorm';
import { progressStates } from '@vitrine/domain/learning';
import { z } from 'zod';
import { endpoint, Id, Instant, pageOf, PageQuery, SearchTerm } from '../kernel/index.ts';

const reads = { needs: 'results.read' } as const;
const onePackage = z.object({ activityId: Id });

export const PackageToFollow = z.object({
  /** Of the activity that is the package. */
  id: Id,
  courseId: Id,
  title: z.string(),
  course: z.string(),
  /** Of those enrolled in the course. */
  people: z.int(),
  completed: z.int(),
});
export type PackageToFollow = z.infer<typeof PackageToFollow>;

export const listPackages = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/packages',
  query: PageQuery.extend({ search: SearchTerm.optional() }),
  answer: pageOf(PackageToFollow),
  summary: 'SCORM packages of published courses, with how many people completed them',
});

export const PackageResultRow = z.object({
  /** The member. */
  id: Id,
  fullName: z.string(),
  state: z.enum(progressStates),
  percent: z.int(),
  grade: z.int().nullable(),
  lastAt: Instant.nullable(),
});
export type PackageResultRow = z.infer<typeof PackageResultRow>;

export const listPackageResults = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/packages/:activityId/results',
  params: onePackage,
  query: PageQuery.extend({ search: SearchTerm.optional() }),
  answer: pageOf(PackageResultRow).extend({ title: z.string(), course: z.string() }),
  summary: 'How people stand in a package',
});

export const callShows = ['all', 'results', 'ends'] as const;
export const PackageCall = z.object({
  id: Id,
  /** By the device’s clock, and when the server took it. */
  clientTime: Instant,
  receivedAt: Instant,
  device: z.string(),
  /** Of the training; rises with each restart. */
  run: z.int(),
  session: Id,
  seq: z.int(),
  lesson: z.string(),
  seconds: z.number(),
  isEnded: z.boolean(),
  completion: z.enum(scormCompletions),
  success: z.enum(scormSuccesses),
  score: z.number().nullable(),
  /** What it set since the commit before it in its session. */
  set: z.array(z.object({ element: z.string(), value: z.string() })),
});
export type PackageCall = z.infer<typeof PackageCall>;

export const listPackageCalls = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/packages/:activityId/results/:memberId/calls',
  params: onePackage.extend({ memberId: Id }),
  /** `results`: those that told another state or score than the one before; `ends`: those with which a session ended. */
  query: PageQuery.extend({ show: z.enum(callShows).optional(), lesson: z.string().max(300).optional() }),
  answer: pageOf(PackageCall).extend({ fullName: z.string(), lessons: z.array(z.string()) }),
  summary: 'Commits of one person’s sessions with a package, the newest first',
});
