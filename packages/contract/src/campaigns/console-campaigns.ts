import { campaignStates, programRefusals } from '@vitrine/domain/campaigns';
import { ruleScopes } from '@vitrine/domain/ledger';
import { z } from 'zod';
import { changed, countOf, Day, endpoint, exportOf, Flag, Id, Instant, LocaleText, pageOf, PageQuery, Was } from '../kernel/index.ts';
import { read, searched, write } from './console-words.ts';
import { PointsRow } from './shapes.ts';

const one = z.object({ campaignId: Id });

export const CampaignForm = z.strictObject({
  name: LocaleText(120),
  summary: LocaleText(240),
  /** Paragraphs, as a member accepts them. A changed text is a new version of the terms. */
  terms: LocaleText(20_000),
  beginsOn: Day,
  endsOn: Day,
  timeZone: z.string().min(1, 'required').max(64),
  /** ISO codes; members of other countries cannot register (CMP-03). */
  countries: z.array(z.string().length(2, 'invalid_choice')).max(30, 'too_many'),
});
export type CampaignForm = z.infer<typeof CampaignForm>;

export const CampaignRow = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(campaignStates),
  beginsOn: Day,
  endsOn: Day,
  stores: z.int(),
  members: z.int(),
  updatedAt: Instant,
});
export type CampaignRow = z.infer<typeof CampaignRow>;

export const CampaignDetail = z.object({
  id: Id,
  version: z.int(),
  state: z.enum(campaignStates),
  publishedAt: Instant.nullable(),
  frozenAt: Instant.nullable(),
  campaign: CampaignForm,
  stores: z.int(),
  members: z.int(),
  rules: z.int(),
  /** What still keeps it from being published. */
  missing: z.array(z.enum(programRefusals)),
  can: z.object({ save: z.boolean(), publish: z.boolean(), savePoints: z.boolean(), saveDates: z.boolean() }),
});
export type CampaignDetail = z.infer<typeof CampaignDetail>;

export const listCampaignsToManage = endpoint({
  ...read,
  method: 'GET',
  path: '/console/campaigns',
  query: PageQuery.extend({ ...searched, state: z.enum(campaignStates).optional() }),
  answer: pageOf(CampaignRow),
  summary: 'Campaigns in every state, the latest begin first',
});

export const exportCampaigns = exportOf(listCampaignsToManage);
export const countCampaigns = countOf(listCampaignsToManage);

export const getSeason = endpoint({
  ...read,
  method: 'GET',
  path: '/console/campaigns/season',
  answer: z.object({
    proposed: z.object({ beginsOn: Day, endsOn: Day }),
    /** Those that run now, will run, or ended within the last quarter; drafts too. */
    campaigns: z.array(z.object({ id: Id, name: z.string(), beginsOn: Day, endsOn: Day })),
  }),
  summary: 'The next 75 days inside a free quarter, and the campaigns around today (CMP-04)',
});

export const createCampaign = endpoint({
  ...write,
  method: 'POST',
  path: '/console/campaigns',
  body: CampaignForm,
  answer: z.object({ id: Id }),
  summary: 'Begins a campaign as a draft',
});

export const CampaignCopyForm = CampaignForm.pick({ name: true, beginsOn: true, endsOn: true });
export type CampaignCopyForm = z.infer<typeof CampaignCopyForm>;

export const copyCampaign = endpoint({
  ...write,
  method: 'POST',
  path: '/console/campaigns/:campaignId/copy',
  params: one,
  body: CampaignCopyForm,
  answer: z.object({ id: Id }),
  summary: 'A draft with the texts, points, stores, promotions, levels and budget of another campaign',
});

export const getCampaignToManage = endpoint({
  ...read,
  method: 'GET',
  path: '/console/campaigns/:campaignId',
  params: one,
  answer: CampaignDetail,
  summary: 'A campaign as it is edited',
});

export const saveCampaign = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/campaigns/:campaignId',
  params: one,
  body: z.strictObject({ version: z.int(), campaign: changed(CampaignForm), was: Was }),
  answer: CampaignDetail,
  summary: 'Saves texts, dates and countries; fields are refused below `campaign.`',
});

export const publishCampaign = endpoint({
  ...write,
  method: 'POST',
  path: '/console/campaigns/:campaignId/publish',
  params: one,
  body: z.strictObject({ version: z.int() }),
  answer: CampaignDetail,
  summary: 'Shows a campaign to members; once it begins its points are fixed (CMP-05)',
});

export const RuleForm = z.strictObject({
  scope: z.enum(ruleScopes, 'invalid_choice'),
  /** The SKU, the type's code, the brand's id, or a word of the products: form factor, processor, processor / generation. */
  value: z.string().trim().min(1, 'required').max(120, 'text_too_long'),
  /** The chain in whose stores it holds; none: in all. */
  retailerId: Id.nullable().optional(),
  points: z.int('invalid').min(0, 'number_too_small').max(1_000_000, 'number_too_big'),
  experience: z.int('invalid').min(0, 'number_too_small').max(1_000_000, 'number_too_big'),
});
export type RuleForm = z.infer<typeof RuleForm>;

export const PointsTableDetail = z.object({
  version: z.int(),
  number: z.int(),
  frozenAt: Instant.nullable(),
  rows: z.array(PointsRow),
  can: z.object({ save: z.boolean() }),
});
export type PointsTableDetail = z.infer<typeof PointsTableDetail>;

export const getPointsTableToManage = endpoint({
  ...read,
  method: 'GET',
  path: '/console/campaigns/:campaignId/points-table',
  params: one,
  answer: PointsTableDetail,
  summary: 'The points table as it is edited',
});

export const savePointsTable = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/campaigns/:campaignId/points-table',
  params: one,
  body: z.strictObject({ version: z.int(), rules: z.array(RuleForm).max(2_000, 'too_many') }),
  answer: PointsTableDetail,
  summary: 'Puts these rules in place of all, until the campaign begins; fields are refused as `rules.3.value`',
});

export const CampaignStoreRow = z.object({
  id: Id,
  name: z.string(),
  retailer: z.string(),
  city: z.string(),
  country: z.string(),
  taxId: z.string(),
  isParticipating: z.boolean(),
});
export type CampaignStoreRow = z.infer<typeof CampaignStoreRow>;

export const listCampaignStores = endpoint({
  ...read,
  method: 'GET',
  path: '/console/campaigns/:campaignId/stores',
  params: one,
  query: PageQuery.extend({
    ...searched,
    retailerId: Id.optional(),
    country: z.string().length(2).optional(),
    city: z.string().trim().max(80).optional(),
    isParticipating: Flag.optional(),
  }),
  answer: pageOf(CampaignStoreRow),
  summary: 'Stores of the program and whether they take part (CMP-07)',
});
export const exportCampaignStores = exportOf(listCampaignStores);

export const setCampaignStores = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/campaigns/:campaignId/stores',
  params: one,
  body: z.strictObject({
    add: z.array(Id).max(1_000, 'too_many').default([]),
    remove: z.array(Id).max(1_000, 'too_many').default([]),
    /** By tax id, as a file brings them; unknown ones are refused as `addTaxIds.3`, and nothing is changed. */
    addTaxIds: z.array(z.string().trim().min(1, 'required').max(40)).max(1_000, 'too_many').default([]),
    /** All open stores that these filters of the list find, at once; those outside of the campaign's countries stay out. */
    all: z
      .strictObject({
        isIn: z.boolean(),
        ...searched,
        retailerId: Id.optional(),
        country: z.string().length(2).optional(),
        city: z.string().trim().max(80).optional(),
      })
      .nullable()
      .default(null),
  }),
  answer: z.object({ stores: z.int() }),
  summary: 'Lets stores take part, or no longer; sales that were reported stay',
});
