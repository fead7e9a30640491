import { levelReasons, levelRequestStates, ranks, reachedRanks } from '@vitrine/domain/levels';
import { z } from 'zod';
import { Day, Id, Instant } from '../kernel/index.ts';

/** A wire number that is one of a few. */
export const RankShape = z.literal([...ranks]);
export const ReachedRankShape = z.literal([...reachedRanks]);

/** A level as members read it. */
export const LevelShape = z.object({
  rank: RankShape,
  name: z.string(),
  summary: z.string(),
  benefits: z.array(z.string()),
  /** What the campaign asks for it, in experience; null for the lowest, and where the campaign asks for none. */
  minimum: z.int().nullable(),
});
export type LevelShape = z.infer<typeof LevelShape>;

/** Invoices of a member in a campaign, and how many of them were audited. */
export const Invoices = z.object({ total: z.int(), approved: z.int(), reproved: z.int(), open: z.int() });
export type Invoices = z.infer<typeof Invoices>;

/** A request as the member who has it reads it. */
export const OwnRequest = z.object({
  id: Id,
  rank: ReachedRankShape,
  state: z.enum(levelRequestStates),
  openedAt: Instant,
  /** The day by which an answer is promised. */
  answerBy: Day,
  decidedAt: Instant.nullable(),
  reason: z.enum(levelReasons).nullable(),
  note: z.string(),
});
export type OwnRequest = z.infer<typeof OwnRequest>;

export const MyLevel = z.object({
  /** Null while the member is registered nowhere. */
  campaign: z.object({ id: Id, name: z.string(), endsOn: Day, timeZone: z.string(), isOver: z.boolean() }).nullable(),
  rank: RankShape,
  levels: z.array(LevelShape),
  /** The rank above and what it asks for; null for the highest, and where the campaign asks for none. */
  next: z.object({ rank: ReachedRankShape, name: z.string(), minimum: z.int(), missing: z.int() }).nullable(),
  /** All that was credited in the campaign and stayed, and the two parts of it. */
  experience: z.int(),
  audited: z.int(),
  underAudit: z.int(),
  invoices: Invoices,
  /** The newest of this campaign. */
  request: OwnRequest.nullable(),
  /** What gives most experience now, by one unit. */
  sources: z.array(z.object({ id: z.string(), name: z.string(), experience: z.int() })),
});
export type MyLevel = z.infer<typeof MyLevel>;
