import { redeemReward } from '@vitrine/contract/rewards';

export const rewardsRoutes = [{ method: redeemReward.method, url: redeemReward.path }];
