/** Rewards: what points buy, how much of it is there, and what becomes of orders. */
export { findRewards, rewardsHold } from './find-rewards.ts';
export { putOrdersOnHold } from './put-orders-on-hold.ts';
export { rewardsOfBlocks } from './rewards-of-blocks.ts';
export { rewardsInvariants } from './invariants.ts';
export { isInStore } from './is-in-store.ts';
export { rewardSiteLists } from './reward-lists.ts';
export { titlesOfOrders } from './titles-of-orders.ts';
export { ordersWaiting } from './orders-waiting.ts';
