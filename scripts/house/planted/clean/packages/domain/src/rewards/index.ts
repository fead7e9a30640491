/** When a reward may be redeemed. */
export { judgeRedemption, redemptionRefusals } from './redemption.ts';
