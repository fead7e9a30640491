import type { judgeRedemption } from '@vitrine/domain/rewards';

export type Judge = typeof judgeRedemption;
