/** The words and people of the demo: one believable appliance brand, and two more to show that brands do not meet. */
export { demoBank, demoSubjectNames, demoSubjects, type DemoBankQuestion, type DemoSubject } from './bank.ts';
export { demoBrands, type BrandKey, type DemoBrand } from './brands.ts';
export { demoCampaigns, type DemoCampaign } from './campaigns.ts';
export { demoLevels } from './levels.ts';
export { demoPhotoTypes } from './photo-types.ts';
export { demoBadges } from './badges.ts';
export { demoLibrary, demoLibraryCategories, type DemoFile, type DemoFolder } from './library.ts';
export { demoCourses, demoGames, type DemoActivity, type DemoCourse, type DemoQuestion } from './courses.ts';
export { demoAreas, demoGroups, demoTags } from './labels.ts';
export { demoAccounts, demoPeople, type DemoPerson } from './people.ts';
export { demoAgencies, demoProductBrands, demoProducts, demoTypeRules } from './products.ts';
export { demoDoors, demoExpected, demoRegistrations } from './registrations.ts';
export { demoCategories, demoDepartments, demoRewards } from './rewards.ts';
export { demoRetailers, demoStores } from './stores.ts';
export { demoReviews, demoTrailCategories, demoTrails } from './trails.ts';
export { demoFaq, demoReplies, demoTickets, demoVisitor, type DemoTicket } from './support.ts';
export { demoLocales, type DemoLocale } from './text.ts';
