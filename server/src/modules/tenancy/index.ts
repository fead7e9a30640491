/** Sites and their clients: what a host shows before log-in, what a client switches on, how both look. */
export { findSite, listCountries, type FoundSite, type WebClientOf } from './find-site.ts';
export { pageFacts } from './page-facts.ts';
export { tenancyRoutes } from './routes.ts';
