/** Points on the wire: balances of a member in a campaign, the statement, and why a number is what it is. */
import { currencies, entryCodes, explainedBy, reasonKinds, statementStates } from '@vitrine/domain/ledger';
import { z } from 'zod';
import { Day, endpoint, Id, Instant, LocaleText, pageOf, PageQuery } from '../kernel/index.ts';

const Points = z.int().nonnegative();

export const Balance = z.object({
  /** What can be spent now, points under audit included (decision D20). */
  available: Points,
  /** The part of what was credited that an auditor has not confirmed yet. */
  underAudit: Points,
  /** In orders that wait for their approval. */
  held: Points,
  /** Taken back after it had been spent; later credits repay it. */
  owed: Points,
  /** All that was ever credited and stayed: taken-back credits do not count. */
  credited: Points,
  /** The part of `available` that ends on `expiresOn`. */
  expiring: Points,
  expiresOn: Day.nullable(),
});
export type Balance = z.infer<typeof Balance>;

export const PointsOverview = z.object({
  /** Null while the member has no campaign yet; then everything is zero. Its days are counted in its zone. */
  campaign: z
    .object({ id: Id, name: LocaleText(), endsOn: Day.nullable(), timeZone: z.string().nullable(), isClosed: z.boolean() })
    .nullable(),
  points: Balance,
  experience: Balance,
  /** Training points belong to no campaign. */
  training: Balance,
});
export type PointsOverview = z.infer<typeof PointsOverview>;

const campaignId = Id.optional();

/** Points are those of campaigns. */
const points = { module: 'campaigns' } as const;

export const getPoints = endpoint({
  ...points,
  method: 'GET',
  path: '/points',
  /** Without a campaign: the one that the member has selected, else one that they take part in, running ones first (CMP-08). */
  query: z.object({ campaignId }),
  answer: PointsOverview,
  summary: 'What the member has, in points, experience and training points',
});

export const StatementLine = z.object({
  id: Id,
  at: Instant,
  effectiveOn: Day,
  code: z.enum(entryCodes),
  state: z.enum(statementStates),
  /** With its sign: below zero when it left the available balance. */
  amount: z.int(),
  /** The available balance right after this movement. */
  balanceAfter: z.int(),
  reason: z.object({
    kind: z.enum(reasonKinds),
    id: Id,
    /** The sale of a line, the order, or the campaign. */
    groupId: Id.nullable(),
  }),
  /** What it is about, in the person's language: the product that was sold or taken back, the reward that was ordered; null for what has no such thing. */
  title: z.string().nullable(),
});
export type StatementLine = z.infer<typeof StatementLine>;

export const listStatement = endpoint({
  ...points,
  method: 'GET',
  path: '/points/statement',
  query: PageQuery.extend({
    campaignId,
    currency: z.enum(currencies).default('points'),
    state: z.enum(statementStates).optional(),
  }),
  answer: pageOf(StatementLine),
  summary: 'Every movement of a balance, newest first, with the balance after it',
});

const Fraction = z.object({ numerator: z.int().positive(), denominator: z.int().positive() });

/** How a credit was computed; `amountOf` of domain gives the amount again. */
export const ExplanationShape = z.object({
  version: z.literal(1),
  base: z.int().nonnegative(),
  quantity: z.int().positive(),
  multiplier: Fraction,
  rounding: z.literal('half_up'),
  promotionIds: z.array(Id),
  promotionNames: z.array(z.string()).optional(),
  rule: z.object({ id: Id, by: z.enum(explainedBy), tableVersion: z.int().positive() }),
  product: z.object({ sku: z.string(), name: z.string() }),
});

export const StatementEntry = StatementLine.extend({
  currency: z.enum(currencies),
  campaignId: Id.nullable(),
  ruleVersionId: Id.nullable(),
  explanation: ExplanationShape.nullable(),
  /** The points that promotions added; null where nothing was computed. */
  addedByPromotion: z.int().nullable(),
  /** Who confirmed it, or took it back. */
  auditor: z.object({ name: z.string(), at: Instant }).nullable(),
  /** The entry that this one undoes or resolves, and the one that undid or resolved this one. */
  undoes: Id.nullable(),
  undoneBy: z.object({ id: Id, code: z.enum(entryCodes), at: Instant }).nullable(),
  /** Why it was taken back, given back or written off, in the auditor's words. */
  why: z.string().nullable(),
});
export type StatementEntry = z.infer<typeof StatementEntry>;

export const getStatementEntry = endpoint({
  ...points,
  method: 'GET',
  path: '/points/statement/:entryId',
  params: z.object({ entryId: Id }),
  answer: StatementEntry,
  summary: 'Why a number in the statement is what it is',
});

const onePerson = z.object({ memberId: Id });

/** What a member has, for whoever looks after them: `spent` is what left for good with approved orders. */
export const PersonPoints = PointsOverview.extend({ spent: Points });
export type PersonPoints = z.infer<typeof PersonPoints>;

export const getPersonPoints = endpoint({
  needs: 'campaigns.read',
  method: 'GET',
  path: '/console/people/:memberId/points',
  params: onePerson,
  /** Without a campaign: the one that the member looks at themselves. */
  query: z.object({ campaignId }),
  answer: PersonPoints,
  summary: 'What a member has, in points, experience and training points, for their page in the console',
});

export const listPersonStatement = endpoint({
  needs: 'campaigns.read',
  method: 'GET',
  path: '/console/people/:memberId/statement',
  params: onePerson,
  query: listStatement.query,
  answer: pageOf(StatementLine),
  summary: 'Every movement of a member’s balance, newest first, for their page in the console',
});
