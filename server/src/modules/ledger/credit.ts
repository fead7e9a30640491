import { amountOf } from '@vitrine/domain/ledger';
import { violatedKey, type Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { CreditAsk, EarningParts, LedgerActor, LedgerParts } from './asks.ts';
import { openPurse } from './books.ts';
import { takeFromBudget } from './budget.ts';
import { writeConfirmations } from './confirm-credits.ts';
import { countEarned } from './earned.ts';
import { entryRows, writeEntries, type Draft } from './entries.ts';
import { debtOf } from './purse-sums.ts';
import { moveBeside, movePurse, type HeldPurse } from './purses.ts';

/**
 * Credits a member, once for ever per reason and currency; what they owe in this currency is repaid from it at once (decision D20).
 * Refuses `campaign_closed`, `already_credited`, and `budget_spent` where the campaign's budget does not have these points any more. An amount that does not follow from its explanation is a fault.
 */
export async function credit(parts: EarningParts, tx: Tx, actor: LedgerActor, ask: CreditAsk): Promise<{ entryId: string }> {
  if (amountOf(ask.explanation) !== ask.amount)
    throw new Error(`ledger: the credit of ${ask.reason.kind} ${ask.reason.id} does not follow from its explanation`);
  const purse = await creditPurse(parts, tx, actor, ask);
  const { id: entryId, debt } = await writeCredit(parts, tx, actor, { purse, ask }).catch((fault: unknown) => {
    throw violatedKey(fault) === 'entry_reason' ? new Refusal('already_credited') : fault;
  });
  await countEarned(parts, tx, actor, { purse, changes: [{ day: ask.effectiveOn, amount: ask.amount }] });
  if (ask.currency === 'points') await takeFromBudget(tx, actor, { purse, amount: ask.amount });
  if (!ask.underAudit) await writeConfirmations(parts, tx, actor, { entryIds: [entryId], auditorId: auditorOf(actor), at: purse.at });
  if (debt > 0) await repay(parts, tx, actor, { purse, ask, amount: Math.min(debt, purse.available) });
  return { entryId };
}

async function creditPurse(parts: LedgerParts, tx: Tx, actor: LedgerActor, ask: CreditAsk): Promise<HeldPurse> {
  const { amount } = ask;
  const move = () =>
    movePurse(parts, tx, actor, {
      purse: ask,
      delta: { credited: amount, earned: amount, settled: ask.underAudit ? 0 : amount, steps: 1 },
      only: ['open'],
    });
  const purse = await move();
  if (purse) return purse;
  await openPurse(parts, tx, actor, ask);
  const opened = await move();
  if (!opened) throw new Refusal('campaign_closed');
  return opened;
}

const groupOf = ({ reason }: CreditAsk): string => (reason.kind === 'sale_line' ? reason.saleId : reason.id);

function auditorOf({ memberId }: LedgerActor): string {
  if (memberId === null) throw new Error('ledger: a credit that is audited from its beginning needs a person who audited it');
  return memberId;
}

/** The entry, and in the same statement what is owed: the purse is held, so nobody else changes that. */
function writeCredit(
  parts: LedgerParts,
  tx: Tx,
  actor: LedgerActor,
  { purse, ask }: { purse: HeldPurse; ask: CreditAsk },
): Promise<{ id: string; debt: number }> {
  const draft: Draft = {
    code: 'credit',
    amount: ask.amount,
    position: purse.position,
    reason: ask.reason,
    groupId: groupOf(ask),
    round: 1,
    ruleVersionId: ask.ruleVersionId,
    explanation: ask.explanation,
    effectiveOn: ask.effectiveOn,
  };
  return tx
    .insertInto('ledger.entry')
    .values(entryRows(parts, actor, [{ purse, draft }]))
    .returning('id')
    .returning(debtOf(actor, purse).as('debt'))
    .executeTakeFirstOrThrow();
}

async function repay(
  parts: LedgerParts,
  tx: Tx,
  actor: LedgerActor,
  { purse, ask, amount }: { purse: HeldPurse; ask: CreditAsk; amount: number },
): Promise<void> {
  const after = await movePurse(parts, tx, actor, { purse: { id: purse.availableId }, delta: { debited: amount, steps: 1 } });
  if (!after) throw new Error('ledger: a purse that is held is gone');
  await moveBeside(tx, actor, { purse: after, role: 'owed', credited: amount });
  await writeEntries(parts, tx, actor, {
    purse: after,
    drafts: [{ code: 'repay', amount, position: after.position, reason: ask.reason, groupId: groupOf(ask) }],
  });
}
