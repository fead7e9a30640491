/** TODO */
export * from './redeem-reward.ts';
