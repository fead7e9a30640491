import { campaignsRefusals, productTypes, reminderRefusals } from '@vitrine/domain/campaigns';
import { z } from 'zod';
import { endpoint, Flag, Id, Instant, Nothing, pageOf, PageQuery, SearchTerm } from '../kernel/index.ts';
import { CampaignCard, CampaignPage, Named, PointsRow, ProductRow, Registration, RegistrationForm, StoreRow } from './shapes.ts';
import { ReminderQuery } from './reminder.ts';

const campaigns = { module: 'campaigns' } as const;
/** What a campaign sells, and where: whoever reports sales or sends photos chooses from it too. */
const inCampaigns = { module: ['campaigns', 'insert_sales', 'upload_photos'] } as const;
const one = z.object({ campaignId: Id });

/** Active ones (scheduled and running) by their end, previous ones newest first (CMP-01). */
export const listCampaigns = endpoint({
  ...campaigns,
  method: 'GET',
  path: '/campaigns',
  answer: z.object({ active: z.array(CampaignCard), previous: z.array(CampaignCard) }),
  summary: 'Campaigns of the program with their dates',
});

export const getCampaign = endpoint({
  ...campaigns,
  method: 'GET',
  path: '/campaigns/:campaignId',
  params: one,
  answer: CampaignPage,
  summary: 'A campaign, its terms and where the member stands in it',
});

/** Kept on the server, so that every device shows the same one (CMP-08). */
export const selectCampaign = endpoint({
  ...campaigns,
  method: 'PUT',
  path: '/campaigns/selected',
  body: z.strictObject({ campaignId: Id }),
  answer: Nothing,
  refusals: ['not_registered'],
  summary: 'Chooses the campaign whose points screens show',
});

/** A calendar file (`text/calendar`) that reminds the member to report sales; without an end of its own it ends with the campaign. */
export const getReminderFile = endpoint({
  ...campaigns,
  method: 'GET',
  path: '/campaigns/:campaignId/reminder',
  params: one,
  query: ReminderQuery,
  answer: z.string(),
  answersFile: true,
  refusals: [...reminderRefusals, 'campaign_closed', 'not_registered'],
  summary: 'A reminder for the member’s own calendar',
});

export const getRegistration = endpoint({
  ...campaigns,
  method: 'GET',
  path: '/campaigns/:campaignId/registration',
  params: one,
  answer: Registration,
  summary: 'The registration as it stands, with its choices and the state of each step',
});

/** Again, it changes what was chosen while the campaign lasts. Every wrong field is named at once: `chains.0.storeIds`. */
export const register = endpoint({
  ...campaigns,
  method: 'PUT',
  path: '/campaigns/:campaignId/registration',
  params: one,
  body: RegistrationForm,
  answer: Registration,
  refusals: campaignsRefusals,
  summary: 'Registers the member for a campaign',
});

/** By the beginning of the tax id (digits only) or words of the name; without a search the member's own stores first, then the campaign's. */
export const listStores = endpoint({
  ...inCampaigns,
  method: 'GET',
  path: '/campaigns/:campaignId/stores',
  params: one,
  query: PageQuery.extend({ search: SearchTerm.optional(), retailerId: Id.optional(), isOwn: Flag.optional() }),
  answer: pageOf(StoreRow),
  summary: 'Stores, also those that do not take part, which say so',
});

export const listProducts = endpoint({
  ...inCampaigns,
  method: 'GET',
  path: '/campaigns/:campaignId/products',
  params: one,
  query: PageQuery.extend({
    /** Words of name, SKU, brand, form factor, processor. */
    search: SearchTerm.optional(),
    productType: z.enum(productTypes).optional(),
    brandId: Id.optional(),
    /** Exactly these, for a draft that comes back. */
    sku: z.union([z.string(), z.array(z.string()).max(50)]).optional(),
  }),
  answer: pageOf(ProductRow),
  summary: 'Products with what one unit of each earns in a campaign',
});

export const getPointsTable = endpoint({
  module: 'points_table',
  method: 'GET',
  path: '/campaigns/:campaignId/points-table',
  params: one,
  answer: z.object({
    number: z.int(),
    /** Null before the campaign begins: points may still change (CMP-05). */
    frozenAt: Instant.nullable(),
    rows: z.array(PointsRow),
  }),
  summary: 'What earns what (PTS-02)',
});

/** Choices of filters and forms, named in the person's language. */
export const getProgramLists = endpoint({
  method: 'GET',
  path: '/campaigns/lists',
  answer: z.object({
    productTypes: z.array(z.object({ id: z.enum(productTypes), name: z.string() })),
    brands: z.array(Named),
    retailers: z.array(Named),
    agencies: z.array(Named.extend({ brandIds: z.array(Id) })),
    countries: z.array(z.object({ code: z.string(), name: z.string() })),
    /** What the products of the program have, as rules of points tables name it; a generation with its processor. */
    formFactors: z.array(z.string()),
    processors: z.array(z.string()),
    generations: z.array(z.string()),
  }),
  summary: 'Product types, brands, chains and agencies of the program',
});
