/** What crosses the wire when a reward is redeemed. */
import { redemptionRefusals } from '@vitrine/domain/rewards';
import { sql } from 'kysely';
import { z } from 'zod';

export const redeemReward = { sql, params: z.object({}), refusals: redemptionRefusals };
