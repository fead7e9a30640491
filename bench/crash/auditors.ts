import { randomUUID } from 'node:crypto';
import { approveException, approveOrder, holdOrder, proposeException, refuseOrder, shipOrder } from '@vitrine/contract/rewards';
import { approveSale, claimSale, refuseSale, releaseSale } from '@vitrine/contract/sales';
import type { Client } from './client.ts';
import { deed, type Deed, type Outcome } from './deed.ts';
import type { Desk, Paper } from './desk.ts';

type Seat = { desk: Desk; who: number };

/** An auditor claims, lets go, approves and refuses sales; and approves, refuses, holds and ships orders, or asks a second one for an exception. */
export function audit(client: Client, seat: Seat): Promise<void> {
  let paper: Paper | undefined;
  return client.takeTurns(
    () => {
      const turn = next(seat);
      paper = turn?.paper;
      return turn?.deed;
    },
    (done, outcome) => paper && keep(seat, { paper, done, outcome }),
  );
}

type Turn = { paper: Paper; deed: Deed } | undefined;
const next = (seat: Seat): Turn => (Math.random() < 0.55 ? (ofSales(seat) ?? ofOrders(seat)) : (ofOrders(seat) ?? ofSales(seat)));

function ofSales({ desk, who }: Seat): Turn {
  const mine = desk.take(desk.claimedSales, { of: ({ decider }) => decider === who });
  const paper = mine ?? desk.take(desk.salesToDecide);
  if (!paper) return undefined;
  const chance = Math.random();
  const params = { saleId: paper.id };
  const { version } = paper;
  const named = { who, subject: paper.id, key: randomUUID() };
  if (!mine && chance < 0.4) return { paper, deed: deed({ ...named, kind: 'claim_sale' }, claimSale, { params, body: { version } }) };
  if (mine && chance < 0.3) return { paper, deed: deed({ ...named, kind: 'release_sale' }, releaseSale, { params }) };
  if (chance < 0.75) return { paper, deed: deed({ ...named, kind: 'approve_sale' }, approveSale, { params, body: { version } }) };
  const reason = chance < 0.9 ? ('photo_unreadable' as const) : ('forged' as const);
  return { paper, deed: deed({ ...named, kind: 'refuse_sale' }, refuseSale, { params, body: { version, reason, note: '' } }) };
}

function ofOrders({ desk, who }: Seat): Turn {
  const named = { who, key: randomUUID() };
  const about = ({ id, version }: Paper) => ({ params: { orderId: id }, body: { version } });
  const ready = desk.take(desk.approvedOrders);
  if (ready) {
    const { params, body } = about(ready);
    const ask = { params, body: { ...body, tracking: 'BR 4471' } };
    return { paper: ready, deed: deed({ ...named, kind: 'ship_order', subject: ready.id }, shipOrder, ask) };
  }
  const proposed = desk.take(desk.proposedOrders, { of: ({ decider }) => decider !== who });
  if (proposed)
    return {
      paper: proposed,
      deed: deed({ ...named, kind: 'approve_exception', subject: proposed.id }, approveException, about(proposed)),
    };
  const paper = desk.take(desk.ordersToDecide);
  if (!paper) return undefined;
  const { params, body } = about(paper);
  const one = { ...named, subject: paper.id };
  const chance = Math.random();
  if (chance < 0.5) return { paper, deed: deed({ ...one, kind: 'approve_order' }, approveOrder, { params, body }) };
  if (chance < 0.65)
    return { paper, deed: deed({ ...one, kind: 'propose_exception' }, proposeException, { params, body: { ...body, why: 'Ensaio' } }) };
  if (chance < 0.85) return { paper, deed: deed({ ...one, kind: 'hold_order' }, holdOrder, { params, body: { ...body, note: 'Ensaio' } }) };
  const ask = { params, body: { ...body, reason: 'reward_unavailable' as const, note: '' } };
  return { paper, deed: deed({ ...one, kind: 'refuse_order' }, refuseOrder, ask) };
}

function keep({ desk, who }: Seat, { paper, done, outcome }: { paper: Paper; done: Deed; outcome: Outcome }): void {
  // An order whose points are not audited yet waits for its sales.
  if ('refused' in outcome && outcome.refused === 'points_not_audited') desk.ordersToDecide.push(paper);
  if (!('told' in outcome)) return;
  const changed = { ...outcome.told, seller: paper.seller, decider: who };
  const { kind } = done;
  if (kind === 'claim_sale') desk.claimedSales.push(changed);
  if (kind === 'release_sale') desk.salesToDecide.push(paper);
  // A correctable reason, as far as the seller's app shows it.
  if (kind === 'refuse_sale' && done.request.body?.includes('photo_unreadable')) desk.salesToRevise.push(changed);
  if (kind === 'approve_order' || kind === 'approve_exception') desk.approvedOrders.push(changed);
  if (kind === 'propose_exception') desk.proposedOrders.push(changed);
  if (kind === 'hold_order') desk.heldOrders.push(changed);
}
