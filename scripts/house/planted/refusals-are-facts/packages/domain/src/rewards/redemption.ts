export const redemptionRefusals = ['Not enough points'] as const;
export const earlyRefusals = ['out-of-stock', 'out_of_stock'];
export const judgeRedemption = () => redemptionRefusals;
