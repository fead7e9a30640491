/** Sites and their clients: what a host shows before log-in, what a client switches on, how both look. */
export { parseConfiguration } from './configuration.ts';
export { addHost, moveMainHost, renameHost, type Operator } from './change-hosts.ts';
export { replayAsOperator } from './dead-jobs.ts';
export { findSite, listCountries, type FoundSite, type SitePorts } from './find-site.ts';
export { foundSite, type NewSite } from './found-site.ts';
export { hostTaken } from './host-names.ts';
export { listSites, type ListedSite } from './list-sites.ts';
export type { CountMembers } from './list-clients.ts';
export { pageFacts, type PageFacts } from './page-facts.ts';
export { letterLook, siteOfHost, type LetterLook, type SiteOfHost } from './site-of-host.ts';
export { asksStaffForSecondStep, brandNamesOf, passwordLevelOf } from './site-settings.ts';
export { findRegistrationSettings, type RegistrationSettings } from './registration-settings.ts';
export { namedLanguages, offeredBy, offeredLanguages, spokenLanguage } from './spoken-language.ts';
export { newestVersion } from './institutional-versions.ts';
export { tenancyRoutes } from './routes.ts';
export { tenancyFileAccess } from './stored-files.ts';
export { settingsState, settingsVersionOf } from './tell-settings.ts';
export { parseText } from './stored-text.ts';
