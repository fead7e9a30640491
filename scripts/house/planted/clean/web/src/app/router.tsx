import { StorePage } from '../features/rewards/index.ts';

export const screens = [StorePage];
