import { aWallet } from '../ledger/testing.ts';

export const redeemReward = aWallet;
