/** What screens of one room show of another. */
export { LazyAddressChoice, PublicSheet } from '../features/identity/index.ts';
export { InstitutionalText } from '../features/support/index.ts';
