/** Campaigns: who takes part, from when to when, in which stores, with which products, and what each earns. */
export { campaignForRules, type CampaignForRules } from './campaign-for-rules.ts';
export { campaignForSale, type CampaignForSale, type StoreOfSale } from './campaign-for-sale.ts';
export { localeOf, nameFor, productTypeName } from './choice-words.ts';
export { campaignsOfBlocks } from './campaigns-of-blocks.ts';
export { campaignFacts, campaignsOfMember, currentCampaignOf, type CampaignFacts } from './current-campaign.ts';
export { getCampaignRow as campaignToClose, lockCampaign } from './queries.ts';
export { factsToReplay, rulesOf, type FactsToReplay } from './replay-facts.ts';
export { campaignsHold, findCampaigns } from './find-campaigns.ts';
export { mostExperience } from './most-experience.ts';
export { priceLines, type LinesPriced, type ProductOfSale, type SaleLinePriced } from './price-lines.ts';
export { registrationOf, type MemberRegistration } from './registration-of.ts';
export { storesOfChain } from './stores-of-chain.ts';
export { worthOfSales, type WorthOfSale } from './worth-of-sales.ts';
