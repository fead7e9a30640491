import type { judgeRedemption } from '../rewards/index.ts';

export type Judge = typeof judgeRedemption;
