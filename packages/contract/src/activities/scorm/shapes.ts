import { scormCompletions, scormStandards, scormSuccesses } from '@vitrine/domain/activities/scorm';
import { z } from 'zod';
import { Id, Instant } from '../../kernel/index.ts';
import { Keep } from '../html/keep.ts';

/** As long as a package may keep. */
const Memory = z.string().max(300_000, 'too_long');

/** What the package did while its author looked on: will it track? */
const Trial = z.object({
  began: z.boolean(),
  status: z.boolean(),
  score: z.boolean(),
  memory: z.boolean(),
  ended: z.boolean(),
  calls: z.int().min(0).max(9_999),
  faults: z.array(z.string().max(200)).max(10),
});

export const Draft = z.object({
  kind: z.literal('scorm'),
  fileId: Id.nullable(),
  /** Characters of suspend data that are taken. */
  suspendLimit: z.union([z.literal(4_096), z.literal(64_000)]),
  /** Of this file; null while nobody tried it. */
  trial: Trial.nullable().optional(),
});

const Lesson = z.object({
  sco: z.string(),
  title: z.string(),
  /** Where it begins, below `base`. */
  href: z.string(),
  masteryScore: z.string(),
  launchData: z.string(),
  completion: z.enum(scormCompletions),
  success: z.enum(scormSuccesses),
  score: z.number().nullable(),
  /** What it has to remember; null when nobody opened it yet. */
  cmi: z.string().nullable(),
  /** Which commit that was. */
  latest: z.object({ startedAt: z.string(), session: z.string(), seq: z.int() }).nullable(),
  /** Seconds spent in it so far. */
  seconds: z.number(),
});

export const View = z.object({
  kind: z.literal('scorm'),
  standard: z.enum(scormStandards),
  /** The signed folder on the content origin, and the page there that the lesson is played on. */
  base: z.string(),
  stage: z.string(),
  fileId: Id,
  /** Null where a package has no host of its own: then it needs a network. */
  keep: Keep.nullable(),
  suspendLimit: z.int(),
  learner: z.object({ id: z.string(), name: z.string() }),
  lessons: z.array(Lesson),
  /** Sessions so far, to see whether another device goes on with it. */
  sessions: z.record(z.string(), z.object({ sco: z.string(), startedAt: z.string(), seconds: z.number() })),
});

/** A commit of the runtime; in its session by number, applied once. */
export const Seen = z.object({
  kind: z.literal('scorm_commit'),
  session: Id,
  startedAt: Instant,
  seq: z.int().positive(),
  sco: z.string().min(1).max(300),
  seconds: z.number().min(0).max(86_400),
  isEnded: z.boolean(),
  completion: z.enum(scormCompletions),
  success: z.enum(scormSuccesses),
  score: z.number().min(0).max(100).nullable(),
  cmi: Memory,
});
