/** Rewards on the screen: the store, a reward and how it is redeemed, and what becomes of each order. */
export { NextReward } from './next-reward.tsx';
