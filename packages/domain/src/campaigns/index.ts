/** Campaigns: when they run, who takes part and what a product earns, judged alike by browser and server (VAL-14). */
export {
  defaultCap,
  generationOf,
  multiplierOf,
  priceLine,
  ruleFor,
  ruleValuesOf,
  type PointsRule,
  type PointsTable,
  type PricedLine,
  type PricedProduct,
  type ProductOfRule,
  type Promotion,
} from './pricing.ts';
export {
  isPromoted,
  isRulePromoted,
  judgePromotionDays,
  judgePromotionEnd,
  promotionCaps,
  promotionsFor,
  promotionStateOf,
  promotionStates,
  promotionTimes,
  shareOf,
  type DatedPromotion,
  type PromotionCap,
  type PromotionScope,
  type PromotionState,
  type PromotionTimes,
  type SoldAt,
} from './promotions.ts';
export { forecastBudget, type BudgetForecast, type BudgetFacts } from './budget.ts';
export { adultAge, judgeRegistration, wrongWithPerson, type RegistrationFacts, type RegistrationVerdict } from './registration.ts';
export { judgeReminder, reminderRefusals, typedNumber, type Reminder, type ReminderFaults, type ReminderWish } from './reminder.ts';
export { othersInQuarter, proposeDates, proposedDays, quarterOf } from './season.ts';
export { campaignStateOf, daysLeftOf, hasBegun, judgeDates, type CampaignDates } from './state.ts';
export { searchWords, skuOf, storeSearchOf, taxIdDigits, taxIdOf, type StoreSearch } from './store-search.ts';
export {
  campaignCountries,
  campaignsRefusals,
  campaignStates,
  productTypes,
  programRefusals,
  registrationSteps,
  type CampaignsRefusal,
  type CampaignState,
  type ProductType,
  type ProgramRefusal,
  type RegistrationStep,
} from './words.ts';
