import { aWallet } from '../ledger/testing.ts';
import { best, lastSeen, monthly } from './queries.ts';

/** Tests look anywhere, roll dice, and ask the time. */
const seen = [aWallet, best, lastSeen, monthly, Math.random(), new Date()] as unknown[];
seen.length = 0;
