/** Campaigns: who takes part, from when to when, in which stores, with which products, and what each earns. */
export { campaignForSale, type CampaignForSale, type StoreOfSale } from './campaign-for-sale.ts';
export { localeOf, nameFor, productTypeName } from './choice-words.ts';
export { campaignsConsoleRoutes } from './console-routes.ts';
export { campaignFacts, currentCampaignOf, type CampaignFacts } from './current-campaign.ts';
export { freezeBegunCampaigns } from './freeze-points.ts';
export { priceLines, type LinesPriced, type ProductOfSale, type SaleLinePriced } from './price-lines.ts';
export { registrationOf, type MemberRegistration } from './registration-of.ts';
export { campaignsRecords } from './personal-records.ts';
export { campaignsRoutes } from './routes.ts';
