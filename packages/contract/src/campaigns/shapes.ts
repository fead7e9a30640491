import { campaignsRefusals, campaignStates, productTypes, registrationSteps } from '@vitrine/domain/campaigns';
import { ruleScopes } from '@vitrine/domain/ledger';
import { z } from 'zod';
import { Day, Id, Instant } from '../kernel/index.ts';

export const Named = z.object({ id: Id, name: z.string() });

export const CampaignCard = z.object({
  id: Id,
  name: z.string(),
  summary: z.string(),
  state: z.enum(campaignStates),
  beginsOn: Day,
  endsOn: Day,
  /** IANA; begin and end are days there. */
  timeZone: z.string(),
  /** Of a running one, today not counted. */
  daysLeft: z.int(),
  isRegistered: z.boolean(),
  /** The one that screens show points of (CMP-08). */
  isSelected: z.boolean(),
});
export type CampaignCard = z.infer<typeof CampaignCard>;

export const CampaignPage = CampaignCard.extend({
  countries: z.array(z.string()),
  stores: z.int(),
  products: z.int(),
  terms: z.object({ version: z.int(), text: z.string() }),
  /** Of the actor; null when not registered. */
  registration: z.object({ agency: z.string(), brands: z.array(z.string()), stores: z.array(Named), registeredAt: Instant }).nullable(),
  can: z.object({ register: z.boolean(), select: z.boolean() }),
  /** Why registering is not possible whatever the form says; null when it is. */
  refusal: z.enum(campaignsRefusals).nullable(),
});
export type CampaignPage = z.infer<typeof CampaignPage>;

/** What a member fills in (CMP-02); strict, so that nobody sends a status along. */
export const RegistrationForm = z.strictObject({
  /** The version of the terms that was read and accepted; null when they are not. */
  termsVersion: z.int().nullable(),
  /** Exactly one; null while none is chosen. */
  agencyId: Id.nullable(),
  brandIds: z.array(Id).max(50, 'too_many'),
  /** Chosen chains, each with the stores in it. */
  chains: z.array(z.strictObject({ retailerId: Id, storeIds: z.array(Id).max(50, 'too_many') })).max(50, 'too_many'),
});
export type RegistrationForm = z.infer<typeof RegistrationForm>;

export const Registration = z.object({
  campaign: CampaignCard,
  terms: z.object({ version: z.int(), text: z.string() }),
  /** As it stands; of somebody new, empty but for what is known of them. */
  form: RegistrationForm,
  registeredAt: Instant.nullable(),
  agencies: z.array(Named.extend({ brands: z.array(Named) })),
  /** Chains with a store in the campaign. */
  retailers: z.array(Named.extend({ stores: z.int() })),
  /** Names of the stores that `form` has. */
  stores: z.array(z.object({ id: Id, retailerId: Id, name: z.string(), city: z.string() })),
  /** In the order in which a person goes through them; the first three cannot be mended on the form. */
  steps: z.array(z.object({ step: z.enum(registrationSteps), isDone: z.boolean(), refusal: z.enum(campaignsRefusals).nullable() })),
  can: z.object({ register: z.boolean() }),
});
export type Registration = z.infer<typeof Registration>;

export const StoreRow = z.object({
  id: Id,
  name: z.string(),
  retailerId: Id,
  retailer: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  taxId: z.string(),
  timeZone: z.string(),
  /** The day there by the server's clock: a sale's date is judged by it (D22). */
  today: Day,
  /** Phones and cameras are allowed there, so a sale needs its photo (D70). */
  takesPhotos: z.boolean(),
  /** False: 'store_not_participating' (CMP-07). */
  isParticipating: z.boolean(),
  /** One that the member registered with. */
  isOwn: z.boolean(),
});
export type StoreRow = z.infer<typeof StoreRow>;

export const ProductRow = z.object({
  id: Id,
  sku: z.string(),
  name: z.string(),
  productType: z.enum(productTypes),
  productTypeName: z.string(),
  formFactor: z.string(),
  brandId: Id,
  brand: z.string(),
  processor: z.string(),
  generation: z.string(),
  /** Of one unit, by the campaign's points table; 0 and 0 earn nothing. */
  points: z.int(),
  experience: z.int(),
  /** In the stores of chains that have a rule of their own for it. */
  chains: z.array(z.object({ retailerId: Id, points: z.int(), experience: z.int() })),
});
export type ProductRow = z.infer<typeof ProductRow>;

export const PointsRow = z.object({
  id: Id,
  scope: z.enum(ruleScopes),
  /** The SKU, the type's code, the brand's id, or a word of the products: form factor, processor, processor / generation. */
  value: z.string(),
  /** The chain in whose stores it holds, with its name; null: in all. */
  retailer: Named.nullable(),
  /** What people read: the product, the type or the brand. */
  name: z.string(),
  sku: z.string().nullable(),
  /** Of its product, or itself; null where the rule is wider. */
  productType: z.enum(productTypes).nullable(),
  brandId: Id.nullable(),
  points: z.int(),
  experience: z.int(),
});
export type PointsRow = z.infer<typeof PointsRow>;
