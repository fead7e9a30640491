/** What crosses the wire when a reward is redeemed. */
import { redemptionRefusals } from '@vitrine/domain/rewards';
import { z } from 'zod';

export const redeemReward = { method: 'POST', path: '/api/v1/reward-store/:rewardId/orders', params: z.object({ rewardId: z.uuid() }), refusals: redemptionRefusals };
