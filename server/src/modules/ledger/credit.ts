import { amountOf } from '@vitrine/domain/ledger';
import { violatedKey, type Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { CreditAsk, EarningParts, LedgerActor, LedgerParts } from './asks.ts';
import { openWallet } from './books.ts';
import { takeFromBudget } from './budget.ts';
import { writeConfirmations } from './confirm-credits.ts';
import { countEarned } from './earned.ts';
import { entryRows, writeEntries, type Draft } from './entries.ts';
import { debtOf } from './wallet-sums.ts';
import { moveBeside, moveWallet, type HeldWallet } from './wallets.ts';

/**
 * Credits a member, once for ever per reason and currency; what they owe in this currency is repaid from it at once (decision D20).
 * Refuses `campaign_closed`, `already_credited`, and `budget_spent` where the campaign's budget does not have these points any more. An amount that does not follow from its explanation is a fault.
 */
export async function credit(parts: EarningParts, tx: Tx, actor: LedgerActor, ask: CreditAsk): Promise<{ entryId: string }> {
  if (amountOf(ask.explanation) !== ask.amount)
    throw new Error(`ledger: the credit of ${ask.reason.kind} ${ask.reason.id} does not follow from its explanation`);
  const wallet = await creditWallet(parts, tx, actor, ask);
  const { id: entryId, debt } = await writeCredit(parts, tx, actor, { wallet, ask }).catch((fault: unknown) => {
    throw violatedKey(fault) === 'entry_reason' ? new Refusal('already_credited') : fault;
  });
  await countEarned(parts, tx, actor, { wallet, changes: [{ day: ask.effectiveOn, amount: ask.amount }] });
  if (ask.currency === 'points') await takeFromBudget(tx, actor, { wallet, amount: ask.amount });
  if (!ask.underAudit) await writeConfirmations(parts, tx, actor, { entryIds: [entryId], auditorId: auditorOf(actor), at: wallet.at });
  if (debt > 0) await repay(parts, tx, actor, { wallet, ask, amount: Math.min(debt, wallet.available) });
  return { entryId };
}

async function creditWallet(parts: LedgerParts, tx: Tx, actor: LedgerActor, ask: CreditAsk): Promise<HeldWallet> {
  const { amount } = ask;
  const move = () =>
    moveWallet(parts, tx, actor, {
      wallet: ask,
      delta: { credited: amount, earned: amount, settled: ask.underAudit ? 0 : amount, steps: 1 },
      only: ['open'],
    });
  const wallet = await move();
  if (wallet) return wallet;
  await openWallet(parts, tx, actor, ask);
  const opened = await move();
  if (!opened) throw new Refusal('campaign_closed');
  return opened;
}

const groupOf = ({ reason }: CreditAsk): string => (reason.kind === 'sale_line' ? reason.saleId : reason.id);

function auditorOf({ memberId }: LedgerActor): string {
  if (memberId === null) throw new Error('ledger: a credit that is audited from its beginning needs a person who audited it');
  return memberId;
}

/** The entry, and in the same statement what is owed: the wallet is held, so nobody else changes that. */
function writeCredit(
  parts: LedgerParts,
  tx: Tx,
  actor: LedgerActor,
  { wallet, ask }: { wallet: HeldWallet; ask: CreditAsk },
): Promise<{ id: string; debt: number }> {
  const draft: Draft = {
    code: 'credit',
    amount: ask.amount,
    position: wallet.position,
    reason: ask.reason,
    groupId: groupOf(ask),
    round: 'run' in ask.reason ? ask.reason.run : 1,
    ruleVersionId: ask.ruleVersionId,
    explanation: ask.explanation,
    effectiveOn: ask.effectiveOn,
  };
  return tx
    .insertInto('ledger.entry')
    .values(entryRows(parts, actor, [{ wallet, draft }]))
    .returning('id')
    .returning(debtOf(actor, wallet).as('debt'))
    .executeTakeFirstOrThrow();
}

async function repay(
  parts: LedgerParts,
  tx: Tx,
  actor: LedgerActor,
  { wallet, ask, amount }: { wallet: HeldWallet; ask: CreditAsk; amount: number },
): Promise<void> {
  const after = await moveWallet(parts, tx, actor, { wallet: { id: wallet.availableId }, delta: { debited: amount, steps: 1 } });
  if (!after) throw new Error('ledger: a wallet that is held is gone');
  await moveBeside(tx, actor, { wallet: after, role: 'owed', credited: amount });
  await writeEntries(parts, tx, actor, {
    wallet: after,
    drafts: [{ code: 'repay', amount, position: after.position, reason: ask.reason, groupId: groupOf(ask) }],
  });
}
