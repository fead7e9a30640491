/** Rewards on the screen: the store, a reward and how it is redeemed, and what becomes of each order. */
export { fetchStoreAhead } from './fetch-ahead.ts';
export { GoalShelf } from './goal/goal-shelf.tsx';
export { NextReward } from './next-reward.tsx';
