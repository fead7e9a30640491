import { aWallet } from '../modules/ledger/testing.ts';

export const brand = [aWallet];
