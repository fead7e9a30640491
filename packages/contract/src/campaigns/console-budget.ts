import { z } from 'zod';
import { Day, endpoint, Id } from '../kernel/index.ts';
import { read, write } from './console-words.ts';

const one = z.object({ campaignId: Id });
const RunsOut = z.object({ runsOutOn: Day.nullable(), atEnd: z.int() });

export const CampaignBudget = z.object({
  campaignName: z.string(),
  beginsOn: Day,
  endsOn: Day,
  today: Day,
  /** Null: no limit. */
  cap: z.int().nullable(),
  /** Given less taken back; the part that no auditor has looked at is `underAudit`. */
  spent: z.int(),
  underAudit: z.int(),
  /** Of each day, in the campaign's zone. */
  days: z.array(z.object({ day: Day, spent: z.int() })),
  /** Of a running campaign that gave something; `runsOutOn` null: it lasts to the end. */
  forecast: RunsOut.extend({ pace: z.int(), earliest: Day.nullable(), latest: Day.nullable(), withoutPromotions: RunsOut }).nullable(),
  can: z.object({ save: z.boolean() }),
});
export type CampaignBudget = z.infer<typeof CampaignBudget>;

export const BudgetForm = z.strictObject({
  cap: z.int('invalid').min(1, 'number_too_small').max(10_000_000_000, 'number_too_big').nullable(),
});
export type BudgetForm = z.infer<typeof BudgetForm>;

export const getBudget = endpoint({
  ...read,
  method: 'GET',
  path: '/console/campaigns/:campaignId/budget',
  params: one,
  answer: CampaignBudget,
  summary: 'What a campaign may give in points, what it gave by day, and the day on which it runs out',
});

export const saveBudget = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/campaigns/:campaignId/budget',
  params: one,
  body: BudgetForm,
  answer: CampaignBudget,
  summary: 'Sets the budget; no credit ever passes it by one point',
});
