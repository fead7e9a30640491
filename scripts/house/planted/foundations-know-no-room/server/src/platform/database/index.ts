import { redeemReward } from '@vitrine/contract/rewards';

export const known = redeemReward;
