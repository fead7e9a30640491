import { StorePage } from '../../../web/src/features/rewards/index.ts';

export const screens = [StorePage];
