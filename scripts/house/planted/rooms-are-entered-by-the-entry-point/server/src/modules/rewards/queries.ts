import { hold } from '../ledger/hold.ts';

export const lockReward = hold;
export const takeFromStock = hold;
export const lastSeen = hold;
export const monthly = hold;
