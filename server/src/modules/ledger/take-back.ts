import type { Currency } from '@vitrine/domain/ledger';
import type { Tx } from '../../platform/database/index.ts';
import type { EarningParts, LedgerActor, PutOrdersOnHold, TakeBackAsk, TakenBack } from './asks.ts';
import { giveToBudget } from './budget.ts';
import { lockCredits, type StandingCredit } from './credits-of-group.ts';
import { countEarned } from './earned.ts';
import { writeEntries, type Draft } from './entries.ts';
import { expiredOf } from './purse-sums.ts';
import { moveBeside, movePurse, type HeldPurse } from './purses.ts';

type Parts = EarningParts & { putOrdersOnHold: PutOrdersOnHold };

/**
 * Takes back all standing credits of a sale or a photo, each by one entry of the same amount, once. What is not available any more comes first from unapproved orders,
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

type One = { availableId: string; credits: readonly StandingCredit[]; ask: TakeBackAsk };

async function takeFrom(
  parts: Parts,
  tx: Tx,
  actor: LedgerActor,
  { availableId, credits, ask }: One,
): Promise<{ currency: Currency; amount: number; toHold: string[]; owed: number }> {
  const amount = sumOf(credits);
  const { purse: before, toHold } = await freeOrders(parts, tx, actor, { availableId, amount, ask });
  const shortage = Math.max(0, amount - before.available);
  const reinstated = before.closedAt === null ? 0 : Math.min(shortage, await expiredOf(tx, actor, before));
  const owed = shortage - reinstated;
  const isWrittenOff = owed > 0 && before.closedAt !== null;
  const filled = [
    { code: 'reinstate' as const, amount: reinstated },
    { code: 'debt' as const, amount: owed },
  ].filter((step) => step.amount > 0);
  const purse = await movePurse(parts, tx, actor, {
    purse: { id: availableId },
    delta: {
      credited: shortage,
      debited: amount,
      takenBack: amount,
      settled: sumOf(credits.filter(({ isConfirmed }) => !isConfirmed)),
      steps: filled.length + credits.length + (isWrittenOff ? 1 : 0),
    },
  });
  if (!purse) throw new Error('ledger: a purse that is held is gone');
  if (owed > 0) await moveBeside(tx, actor, { purse, role: 'owed', debited: owed, credited: isWrittenOff ? owed : 0 });
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
    ...(isWrittenOff ? [{ code: 'write_off' as const, amount: owed, ...about }] : []),
  ];
  const first = purse.position - drafts.length + 1;
  await writeEntries(parts, tx, actor, { purse, drafts: drafts.map((draft, i) => ({ ...draft, position: first + i })) });
  await countEarned(parts, tx, actor, {
    purse,
    changes: credits.map(({ effectiveOn, amount: given }) => ({ day: effectiveOn, amount: -given })),
  });
  if (purse.currency === 'points') await giveToBudget(tx, actor, { purse, amount });
  return { currency: purse.currency, amount, toHold, owed };
}

/** Asks rewards for what is missing; only points are ever held. */
async function freeOrders(
  parts: Parts,
  tx: Tx,
  actor: LedgerActor,
  { availableId, amount, ask: { groupId, kind, why } }: { availableId: string; amount: number; ask: TakeBackAsk },
): Promise<{ purse: HeldPurse; toHold: string[] }> {
  const look = async (): Promise<HeldPurse> => {
    const purse = await movePurse(parts, tx, actor, { purse: { id: availableId }, delta: { steps: 0 } });
    if (!purse) throw new Error('ledger: a purse that is held is gone');
    return purse;
  };
  const purse = await look();
  if (purse.currency !== 'points' || purse.available >= amount) return { purse, toHold: [] };
  const missing = amount - purse.available;
  const { memberId, bookId: campaignId } = purse;
  const toHold = await parts.putOrdersOnHold(tx, actor, {
    memberId,
    campaignId,
    missing,
    cause: { saleId: kind === 'photo' ? null : groupId, why },
  });
  return { purse: toHold.length > 0 ? await look() : purse, toHold };
}

const sumOf = (credits: readonly { amount: number }[]) => credits.reduce((sum, { amount }) => sum + amount, 0);
