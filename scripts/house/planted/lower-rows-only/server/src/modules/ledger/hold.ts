import { redeemReward } from '@vitrine/contract/rewards';

export const hold = redeemReward;
