/** Of a campaign: a draft until somebody publishes it, then by its dates (CMP-01). */
export const campaignStates = ['draft', 'scheduled', 'running', 'closed'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** What is sold. The order is that of lists. */
export const productTypes = [
  'fridge',
  'freezer',
  'washer',
  'washer_dryer',
  'dryer',
  'dishwasher',
  'stove',
  'cooktop',
  'oven',
  'microwave',
  'hood',
  'air_conditioner',
  'air_fryer',
  'coffee_maker',
  'blender',
  'vacuum_cleaner',
  'tv',
  'monitor',
  'notebook',
  'desktop',
  'tablet',
  'phone',
  'headphones',
  'other',
] as const;
export type ProductType = (typeof productTypes)[number];

/** What a registration needs, in the order in which a person goes through it (CMP-02). */
export const registrationSteps = ['account', 'campaign', 'country', 'age', 'terms', 'agency', 'brands', 'stores'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** Why a member is not registered, or a campaign not changed. */
export const campaignsRefusals = [
  'member_blocked',
  'member_not_approved',
  'member_not_verified',
  'campaign_closed',
  'country_not_in_campaign',
  'birthday_missing',
  'under_age',
  'terms_required',
  'terms_changed',
  'agency_required',
  'agency_unknown',
  'brand_required',
  'brand_unknown',
  'store_required',
  'store_unknown',
  'store_not_participating',
  'store_of_other_chain',
  'retailer_unknown',
  'retailer_required',
  'not_registered',
] as const;
export type CampaignsRefusal = (typeof campaignsRefusals)[number];

/** Why the console does not save what somebody wrote. */
export const programRefusals = [
  'title_required',
  'terms_missing',
  'country_required',
  'country_unknown',
  'zone_unknown',
  'ends_before_begin',
  'campaign_begun',
  'ends_earlier',
  'campaign_over',
  'rules_required',
  'rules_frozen',
  'rule_repeated',
  'rule_earns_nothing',
  'stores_required',
  'already_published',
  'sku_taken',
  'sku_invalid',
  'sku_fixed',
  'sku_unknown',
  'tax_id_taken',
  'tax_id_invalid',
  'name_taken',
  'agency_unknown',
  'brand_unknown',
  'brand_required',
  'store_unknown',
  'retailer_unknown',
  'promotion_in_past',
  'outside_campaign',
  'promotion_begun',
  'promotion_not_begun',
  'promotion_over',
  'budget_below_spent',
  'product_word_unknown',
  'store_outside_countries',
] as const;
export type ProgramRefusal = (typeof programRefusals)[number];

/** The countries in which campaigns run (CMP-03, decision D78). */
export const campaignCountries: readonly string[] = ['AR', 'BR', 'CA', 'CL', 'CO', 'MX', 'PE'];
