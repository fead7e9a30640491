/** Rankings on the wire: who stands where, live, and whether one is named there (RNK-01). */
import { earnedPeriods } from '@vitrine/domain/ledger';
import { rankedCurrencies, rankingScopes } from '@vitrine/domain/ranking';
import { z } from 'zod';
import { Day, endpoint, Id } from '../kernel/index.ts';

const Scope = z.enum(rankingScopes);
const Place = z.int().positive().nullable();

export const RankingRow = z.object({
  /** Null: further than is counted. */
  place: Place,
  /** Null: somebody who does not want to be named; one's own is always there. */
  name: z.string().nullable(),
  level: z.string().nullable(),
  store: z.string().nullable(),
  points: z.int(),
  isOwn: z.boolean(),
  /** By how many places they came up (more than 0) or went down since `movedSince`; null: not told, or they had none then. */
  moved: z.int().nullable(),
});
export type RankingRow = z.infer<typeof RankingRow>;

export const RankingAsk = z.object({
  scope: Scope.default('everybody'),
  /** Which of one's own areas, groups or stores. */
  scopeId: Id.optional(),
  period: z.enum(earnedPeriods).default('whole'),
  /** Without one: points in a campaign, else training points. */
  by: z.enum(rankedCurrencies).optional(),
});

export const Ranking = z.object({
  /** Null: training points, of no campaign. */
  campaign: z.object({ id: Id, name: z.string(), endsOn: Day, timeZone: z.string(), isOver: z.boolean() }).nullable(),
  by: z.enum(rankedCurrencies),
  /** What may be counted here, and among whom: each of the member's own areas, groups and stores. */
  currencies: z.array(z.enum(rankedCurrencies)),
  scopes: z.array(z.object({ scope: Scope, id: Id.nullable(), name: z.string().nullable() })),
  /** The first day of the month or the week; null: all of it. */
  since: Day.nullable(),
  /** Who has points; null: more than are counted. */
  people: z.int().nonnegative().nullable(),
  /** The day at whose end the last week was over; null where places are not told of before: a month and a week begin anew. */
  movedSince: Day.nullable(),
  top: z.array(RankingRow),
  /** The member between their neighbours, where they are not in `top`. */
  beside: z.array(RankingRow),
  /** How many stand between both; null: more than are counted, or nobody is beside. */
  between: z.int().nonnegative().nullable(),
  /** Null: nothing earned yet, or not shown here. */
  own: z
    .object({
      place: Place,
      points: z.int(),
      /** What is missing to the place above; null on the first. */
      next: z.object({ place: Place, missing: z.int().positive() }).nullable(),
      moved: z.int().nullable(),
      /** Where the member stood when weeks were over, the earliest first; null: further than is counted. */
      past: z.array(z.object({ on: Day, place: Place })),
    })
    .nullable(),
  isNamed: z.boolean(),
});
export type Ranking = z.infer<typeof Ranking>;

export const getRanking = endpoint({
  module: 'ranking',
  method: 'GET',
  path: '/ranking',
  query: RankingAsk,
  answer: Ranking,
  summary: 'Who stands where by points, with the member’s own place among their neighbours',
});

export const OwnPlace = z.object({
  by: z.enum(rankedCurrencies),
  /** Null: nothing earned yet. */
  own: z.object({ place: Place, people: z.int().nonnegative().nullable(), moved: z.int().nullable() }).nullable(),
});
export type OwnPlace = z.infer<typeof OwnPlace>;

export const getOwnPlace = endpoint({
  module: 'ranking',
  method: 'GET',
  path: '/ranking/own',
  query: RankingAsk,
  answer: OwnPlace,
  summary: 'The member’s own place in a ranking, of how many, and how it moved since last week',
});

/** Server-sent events: `ranking` whenever somebody of this ranking earned or lost points; whoever hears it asks again. */
export const followRanking = endpoint({
  module: 'ranking',
  method: 'GET',
  path: '/ranking/stream',
  access: 'stream',
  query: RankingAsk,
  answer: z.string(),
  answersFile: true,
  summary: 'The event stream of a ranking',
});

export const nameInRanking = endpoint({
  module: 'ranking',
  method: 'PUT',
  path: '/ranking/name',
  body: z.strictObject({ isNamed: z.boolean() }),
  answer: z.object({ isNamed: z.boolean() }),
  summary: 'Chooses whether others read the member’s name in rankings; points count on',
});
