/** Where a partner's link to one thing leads; few come by one, so that the rule comes with the visit. */
export { screenOfModule } from '@vitrine/domain/tenancy';
