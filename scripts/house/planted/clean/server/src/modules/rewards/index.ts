/** The store: rewards, orders and codes. */
export { redeemReward } from './redeem-reward.ts';
export { rewardsRoutes } from './routes.ts';
