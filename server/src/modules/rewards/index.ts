/** Rewards: what points buy, how much of it is there, and what becomes of orders. */
export { rewardsFileAccess } from './file-access.ts';
export { putOrdersOnHold } from './put-orders-on-hold.ts';
export { rewardsInvariants } from './invariants.ts';
export { isInStore } from './is-in-store.ts';
export { rewardsRecords } from './personal-records.ts';
export { rewardsConsoleRoutes, rewardsRoutes } from './routes.ts';
export { titlesOfOrders } from './titles-of-orders.ts';
export type { FinishedTrainings } from './store-rewards.ts';
