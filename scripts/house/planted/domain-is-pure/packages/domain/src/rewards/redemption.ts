import { readFileSync } from 'node:fs';

export const redemptionRefusals = ['out_of_stock'] as const;
export const judgeRedemption = () => readFileSync('stock', 'utf8');
