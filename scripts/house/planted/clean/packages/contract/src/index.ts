import { redeemReward } from './rewards/index.ts';

/** Every endpoint, for those who walk over all of them. */
export const catalogue = [{ room: 'rewards', name: 'redeemReward', ...redeemReward }];
