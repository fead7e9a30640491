import { judgeTakeBack, type Currency } from '@vitrine/domain/ledger';
import type { Tx } from '../../platform/database/index.ts';
import type { EarningParts, LedgerActor, PutOrdersOnHold, TakeBackAsk, TakenBack } from './asks.ts';
import { giveToBudget } from './budget.ts';
import { lockCredits, type OpenCredit } from './credits-of-group.ts';
import { countEarned } from './earned.ts';
import { writeEntries, type Draft } from './entries.ts';
import { expiredOf } from './wallet-sums.ts';
import { moveBeside, moveWallet, type HeldWallet } from './wallets.ts';

type Parts = EarningParts & { putOrdersOnHold: PutOrdersOnHold };

/**
 * Takes back all standing credits of a sale, a photo or an attendance of an event, each by one entry of the same amount, once. What is not available any more comes first from unapproved orders,
 * newest first; then, after the close, from what had expired; the rest is owed (decision D20). Again takes nothing.
 */
export async function takeBack(parts: Parts, tx: Tx, actor: LedgerActor, ask: TakeBackAsk): Promise<TakenBack> {
  const by = { ...actor, memberId: ask.auditorId };
  const answer: TakenBack = { takenBack: { points: 0, experience: 0, training: 0 }, toHold: [], owed: 0 };
  for (const { availableId, credits } of await lockCredits(tx, by, ask)) {
    if (credits.length === 0) continue;
    const { currency, amount, toHold, owed } = await takeFrom(parts, tx, by, { availableId, credits, ask });
    answer.takenBack[currency] += amount;
    answer.toHold.push(...toHold);
    answer.owed += currency === 'points' ? owed : 0;
  }
  return answer;
}

type One = { availableId: string; credits: readonly OpenCredit[]; ask: TakeBackAsk };

async function takeFrom(
  parts: Parts,
  tx: Tx,
  actor: LedgerActor,
  { availableId, credits, ask }: One,
): Promise<{ currency: Currency; amount: number; toHold: string[]; owed: number }> {
  const amount = sumOf(credits);
  const { wallet: before, toHold } = await freeOrders(parts, tx, actor, { availableId, amount, ask });
  const isClosed = before.closedAt !== null;
  const expired = isClosed && before.available < amount ? await expiredOf(tx, actor, before) : 0;
  const { shortage, reinstated, owed, writtenOff } = judgeTakeBack({ amount, available: before.available, expired, isClosed });
  const filled = [
    { code: 'reinstate' as const, amount: reinstated },
    { code: 'debt' as const, amount: owed },
  ].filter((step) => step.amount > 0);
  const wallet = await moveWallet(parts, tx, actor, {
    wallet: { id: availableId },
    delta: {
      credited: shortage,
      debited: amount,
      takenBack: amount,
      settled: sumOf(credits.filter(({ isConfirmed }) => !isConfirmed)),
      steps: filled.length + credits.length + (writtenOff > 0 ? 1 : 0),
    },
  });
  if (!wallet) throw new Error('ledger: a wallet that is held is gone');
  if (owed > 0) await moveBeside(tx, actor, { wallet, role: 'owed', debited: owed, credited: writtenOff });
  const kind = ask.kind ?? 'sale';
  const about = { reason: { kind, id: ask.groupId }, groupId: ask.groupId };
  const drafts: Omit<Draft, 'position'>[] = [
    ...filled.map((step) => ({ ...step, ...about })),
    ...credits.map((one) => ({
      code: 'take_back' as const,
      amount: one.amount,
      reason: { kind: kind === 'sale' ? ('sale_line' as const) : kind, id: one.reasonId },
      groupId: ask.groupId,
      round: 1,
      reversesId: one.id,
      ...(ask.why ? { why: ask.why } : {}),
    })),
    ...(writtenOff > 0 ? [{ code: 'write_off' as const, amount: writtenOff, ...about }] : []),
  ];
  const first = wallet.position - drafts.length + 1;
  await writeEntries(parts, tx, actor, { wallet, drafts: drafts.map((draft, i) => ({ ...draft, position: first + i })) });
  await countEarned(parts, tx, actor, {
    wallet,
    changes: credits.map(({ effectiveOn, amount: given }) => ({ day: effectiveOn, amount: -given })),
  });
  if (wallet.currency === 'points') await giveToBudget(tx, actor, { wallet, amount });
  return { currency: wallet.currency, amount, toHold, owed };
}

/** Asks rewards for what is missing; only points are ever held. */
async function freeOrders(
  parts: Parts,
  tx: Tx,
  actor: LedgerActor,
  { availableId, amount, ask: { groupId, kind, why } }: { availableId: string; amount: number; ask: TakeBackAsk },
): Promise<{ wallet: HeldWallet; toHold: string[] }> {
  const look = async (): Promise<HeldWallet> => {
    const wallet = await moveWallet(parts, tx, actor, { wallet: { id: availableId }, delta: { steps: 0 } });
    if (!wallet) throw new Error('ledger: a wallet that is held is gone');
    return wallet;
  };
  const wallet = await look();
  if (wallet.currency !== 'points' || wallet.available >= amount) return { wallet, toHold: [] };
  const missing = amount - wallet.available;
  const { memberId, bookId: campaignId } = wallet;
  const toHold = await parts.putOrdersOnHold(tx, actor, {
    memberId,
    campaignId,
    missing,
    cause: { saleId: kind === undefined || kind === 'sale' ? groupId : null, why },
  });
  return { wallet: toHold.length > 0 ? await look() : wallet, toHold };
}

const sumOf = (credits: readonly { amount: number }[]) => credits.reduce((sum, { amount }) => sum + amount, 0);
