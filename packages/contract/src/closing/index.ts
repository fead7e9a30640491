/** The close of a campaign with its simulation and report, and the simulation of new rules on old sales. */
import { closingRefusals } from '@vitrine/domain/closing';
import { z } from 'zod';
import { Day, endpoint, Id, Instant } from '../kernel/index.ts';

const read = { needs: 'campaigns.read' } as const;
const write = { needs: 'campaigns.write', refusals: closingRefusals } as const;
const one = z.object({ campaignId: Id });

/** What a close does; amounts are points. */
export const CloseFigures = z.object({
  expiring: z.object({ points: z.int(), accounts: z.int() }),
  /** Open orders keep their points (D31). */
  held: z.object({ points: z.int(), orders: z.int() }),
  kept: z.int(),
  fallen: z.int(),
  requests: z.int(),
  archived: z.int(),
  debts: z.object({ points: z.int(), accounts: z.int() }),
});
export type CloseFigures = z.infer<typeof CloseFigures>;

export const CloseReport = z.object({
  issued: z.int(),
  redeemed: z.int(),
  expired: z.int(),
  held: z.int(),
  /** Given back since the last day, and usable for some days more (D31). */
  usable: z.int(),
  takenBack: z.int(),
  writtenOff: z.int(),
  owed: z.int(),
  people: z.int(),
  sales: z.int(),
  reproved: z.int(),
  cap: z.int().nullable(),
  entries: z.int(),
  figures: CloseFigures,
  /** One number over all sums and ranks: the same however often the close was broken off. */
  state: z.string(),
});
export type CloseReport = z.infer<typeof CloseReport>;

export const CampaignClose = z.object({
  campaignName: z.string(),
  beginsOn: Day,
  endsOn: Day,
  timeZone: z.string(),
  stage: z.enum(['running', 'ready', 'closing', 'closed']),
  /** The last day is over everywhere then; a day later it begins by itself. */
  closableAt: Instant,
  /** What still waits; none of it keeps a campaign from being closed. */
  pending: z.object({ sales: z.int(), photos: z.int(), orders: z.int(), requests: z.int() }),
  /** What it would do, or was to do when it began. */
  simulation: CloseFigures,
  soFar: CloseFigures.nullable(),
  begunAt: Instant.nullable(),
  /** Null: nobody, it began by itself. */
  begunBy: z.string().nullable(),
  finishedAt: Instant.nullable(),
  progress: z.object({ accounts: z.int(), closed: z.int() }),
  report: CloseReport.nullable(),
  can: z.object({ close: z.boolean() }),
});
export type CampaignClose = z.infer<typeof CampaignClose>;

export const getClose = endpoint({
  ...read,
  method: 'GET',
  path: '/console/campaigns/:campaignId/close',
  params: one,
  answer: CampaignClose,
  summary: 'What the close of a campaign would do, does, or did',
});

export const beginClose = endpoint({
  ...write,
  method: 'POST',
  path: '/console/campaigns/:campaignId/close',
  params: one,
  body: z.strictObject({}),
  answer: CampaignClose,
  summary: 'Begins the close of a campaign that is over; again changes nothing',
});

const Change = z.object({ before: z.int(), after: z.int() });
const Person = z.object({ memberId: Id, name: z.string(), points: z.int() });

export const SimulationRow = z.object({
  id: Id,
  number: z.int(),
  pastName: z.string(),
  askedAt: Instant,
  finishedAt: Instant.nullable(),
  done: z.int(),
  total: z.int(),
});
export type SimulationRow = z.infer<typeof SimulationRow>;

export const Simulation = SimulationRow.extend({
  campaignName: z.string(),
  seconds: z.number().nullable(),
  result: z
    .object({
      lines: z.int(),
      people: z.int(),
      points: Change,
      winners: z.int(),
      losers: z.int(),
      equal: z.int(),
      /** Lines that the published rules price otherwise than they were credited, and the points of all sales in the ledger less what the published rules give. */
      differences: z.int(),
      published: z.int(),
      ledger: z.int(),
      stores: z.array(Change.extend({ id: Id, name: z.string(), people: z.int() })),
      products: z.array(Change.extend({ id: Id, name: z.string(), quantity: z.int(), was: z.int(), now: z.int() })),
      spread: z.array(z.object({ from: z.int(), people: z.int() })),
      losing: z.array(Person),
      winning: z.array(Person),
      levels: z.array(Change.extend({ rank: z.int(), name: z.string() })),
    })
    .nullable(),
});
export type Simulation = z.infer<typeof Simulation>;

export const listSimulations = endpoint({
  ...read,
  method: 'GET',
  path: '/console/campaigns/:campaignId/simulations',
  params: one,
  answer: z.object({
    campaignName: z.string(),
    items: z.array(SimulationRow),
    /** Campaigns with sales, the newest first. */
    past: z.array(z.object({ id: Id, name: z.string() })),
  }),
  summary: 'Simulations of a campaign’s points table, the newest first',
});

export const beginSimulation = endpoint({
  ...write,
  method: 'POST',
  path: '/console/campaigns/:campaignId/simulations',
  params: one,
  body: z.strictObject({ pastId: Id }),
  answer: z.object({ id: Id }),
  summary: 'Replays the sales of a past campaign under this one’s points table; nothing is written about anybody',
});

export const getSimulation = endpoint({
  ...read,
  method: 'GET',
  path: '/console/campaigns/:campaignId/simulations/:simulationId',
  params: one.extend({ simulationId: Id }),
  answer: Simulation,
  summary: 'Who wins, who loses, and what it costs',
});
