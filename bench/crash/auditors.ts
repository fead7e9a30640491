import { randomUUID } from 'node:crypto';
import { approveException, approveOrder, holdOrder, proposeException, refuseOrder, shipOrder } from '@vitrine/contract/rewards';
import { approveSale, claimSale, refuseSale, releaseSale } from '@vitrine/contract/sales';
import type { Client } from './client.ts';
import { action, type Action, type Outcome } from './action.ts';
import type { WorkList, Paper } from './work-list.ts';

type Seat = { workList: WorkList; who: number };

/** An auditor claims, lets go, approves and refuses sales; and approves, refuses, holds and ships orders, or asks a second one for an exception. */
export function audit(client: Client, seat: Seat): Promise<void> {
  let paper: Paper | undefined;
  return client.takeTurns(
    () => {
      const turn = next(seat);
      paper = turn?.paper;
      return turn?.action;
    },
    (done, outcome) => paper && keep(seat, { paper, done, outcome }),
  );
}

type Turn = { paper: Paper; action: Action } | undefined;
const next = (seat: Seat): Turn => (Math.random() < 0.55 ? (ofSales(seat) ?? ofOrders(seat)) : (ofOrders(seat) ?? ofSales(seat)));

function ofSales({ workList, who }: Seat): Turn {
  const mine = workList.take(workList.claimedSales, { of: ({ decider }) => decider === who });
  const paper = mine ?? workList.take(workList.salesToDecide);
  if (!paper) return undefined;
  const chance = Math.random();
  const params = { saleId: paper.id };
  const { version } = paper;
  const named = { who, subject: paper.id, key: randomUUID() };
  if (!mine && chance < 0.4) return { paper, action: action({ ...named, kind: 'claim_sale' }, claimSale, { params, body: { version } }) };
  if (mine && chance < 0.3) return { paper, action: action({ ...named, kind: 'release_sale' }, releaseSale, { params }) };
  if (chance < 0.75) return { paper, action: action({ ...named, kind: 'approve_sale' }, approveSale, { params, body: { version } }) };
  const reason = chance < 0.9 ? ('photo_unreadable' as const) : ('forged' as const);
  return { paper, action: action({ ...named, kind: 'refuse_sale' }, refuseSale, { params, body: { version, reason, note: '' } }) };
}

function ofOrders({ workList, who }: Seat): Turn {
  const named = { who, key: randomUUID() };
  const about = ({ id, version }: Paper) => ({ params: { orderId: id }, body: { version } });
  const ready = workList.take(workList.approvedOrders);
  if (ready) {
    const { params, body } = about(ready);
    const ask = { params, body: { ...body, tracking: 'BR 4471' } };
    return { paper: ready, action: action({ ...named, kind: 'ship_order', subject: ready.id }, shipOrder, ask) };
  }
  const proposed = workList.take(workList.proposedOrders, { of: ({ decider }) => decider !== who });
  if (proposed)
    return {
      paper: proposed,
      action: action({ ...named, kind: 'approve_exception', subject: proposed.id }, approveException, about(proposed)),
    };
  const paper = workList.take(workList.ordersToDecide);
  if (!paper) return undefined;
  const { params, body } = about(paper);
  const one = { ...named, subject: paper.id };
  const chance = Math.random();
  if (chance < 0.5) return { paper, action: action({ ...one, kind: 'approve_order' }, approveOrder, { params, body }) };
  if (chance < 0.65)
    return { paper, action: action({ ...one, kind: 'propose_exception' }, proposeException, { params, body: { ...body, why: 'Ensaio' } }) };
  if (chance < 0.85)
    return { paper, action: action({ ...one, kind: 'hold_order' }, holdOrder, { params, body: { ...body, note: 'Ensaio' } }) };
  const ask = { params, body: { ...body, reason: 'reward_unavailable' as const, note: '' } };
  return { paper, action: action({ ...one, kind: 'refuse_order' }, refuseOrder, ask) };
}

function keep({ workList, who }: Seat, { paper, done, outcome }: { paper: Paper; done: Action; outcome: Outcome }): void {
  // An order whose points are not audited yet waits for its sales.
  if ('refused' in outcome && outcome.refused === 'points_not_audited') workList.ordersToDecide.push(paper);
  if (!('told' in outcome)) return;
  const changed = { ...outcome.told, seller: paper.seller, decider: who };
  const { kind } = done;
  if (kind === 'claim_sale') workList.claimedSales.push(changed);
  if (kind === 'release_sale') workList.salesToDecide.push(paper);
  // A correctable reason, as far as the seller's app shows it.
  if (kind === 'refuse_sale' && done.request.body?.includes('photo_unreadable')) workList.salesToRevise.push(changed);
  if (kind === 'approve_order' || kind === 'approve_exception') workList.approvedOrders.push(changed);
  if (kind === 'propose_exception') workList.proposedOrders.push(changed);
  if (kind === 'hold_order') workList.heldOrders.push(changed);
}
