import { judgeRedemption } from '@vitrine/domain/rewards';
import type { Tx } from '../../platform/database/index.ts';
import { hold } from '../ledger/index.ts';
import { lockReward, takeFromStock } from './queries.ts';

/** The member's wallet first, the shared stock row last. */
export async function redeemReward(tx: Tx, ask: { balance: number; price: number }): Promise<void> {
  const reward = await lockReward(tx);
  if (!judgeRedemption(ask.balance, ask.price, reward.stock).ok) throw new Error('refused');
  await hold(tx, ask.price);
  await takeFromStock(tx);
}
