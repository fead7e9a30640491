import { randomUUID } from 'node:crypto';
import { cancelOrder, redeemReward, resumeOrder } from '@vitrine/contract/rewards';
import { reportSale, reviseSale, type SaleForm } from '@vitrine/contract/sales';
import type { Client } from './client.ts';
import { action, type Action, type Outcome } from './action.ts';
import type { WorkList, Paper } from './work-list.ts';
import type { Floor } from './floor.ts';

type Seat = { workList: WorkList; floor: Floor; who: number; mark: string; saleDate: string };

/** A seller reports sales, mends refused ones, redeems rewards, thinks better of an order, and takes one up again that was put on hold. */
export function sell(client: Client, seat: Seat): Promise<void> {
  let turns = 0;
  return client.takeTurns(
    () => next(seat, (turns += 1)),
    (done, outcome) => keep(seat, done, outcome),
  );
}

function next({ workList, floor, who, mark, saleDate }: Seat, turn: number): Action | undefined {
  const { campaignId } = floor;
  const chance = Math.random();
  const named = { who, key: randomUUID() };
  const own = { of: ({ seller }: Paper) => seller === who };
  const saleForm = (invoiceNumber: string) => aForm(floor, { invoiceNumber, saleDate, turn });
  const refused = chance < 0.5 ? workList.take(workList.salesToRevise, own) : undefined;
  if (refused)
    return action({ ...named, kind: 'revise_sale', subject: refused.id }, reviseSale, {
      params: { saleId: refused.id },
      body: { version: refused.version, sale: saleForm(`${mark}${who}R${turn}`) },
    });
  const held = chance < 0.6 ? workList.take(workList.heldOrders, own) : undefined;
  if (held)
    return action({ ...named, kind: 'resume_order', subject: held.id }, resumeOrder, {
      params: { orderId: held.id },
      body: { version: held.version },
    });
  const unwanted = chance < 0.08 ? workList.take(workList.ordersToDecide, own) : undefined;
  if (unwanted)
    return action({ ...named, kind: 'cancel_order', subject: unwanted.id }, cancelOrder, {
      params: { orderId: unwanted.id },
      body: { version: unwanted.version },
    });
  const reward = floor.rewards[chance < 0.3 ? 1 : 0];
  if (chance < 0.55 && turn > 1 && reward)
    return action({ ...named, kind: 'redeem_reward', subject: reward.rewardId }, redeemReward, {
      params: { rewardId: reward.rewardId },
      body: { campaignId, deliverTo: '' },
    });
  const number = `${mark}${who}S${turn}`;
  return action({ ...named, kind: 'report_sale', subject: number }, reportSale, {
    body: { campaignId, writtenAt: null, ...saleForm(number) },
  });
}

function keep({ workList, who }: Seat, { kind }: Action, outcome: Outcome): void {
  if (!('told' in outcome)) return;
  const paper = { ...outcome.told, seller: who };
  if (kind === 'report_sale' || kind === 'revise_sale') workList.salesToDecide.push(paper);
  if (kind === 'redeem_reward' || kind === 'resume_order') workList.ordersToDecide.push(paper);
}

/** One or two products; no photo, for the store does not allow phones. */
function aForm(
  { storeId, products }: Floor,
  { invoiceNumber, saleDate, turn }: { invoiceNumber: string; saleDate: string; turn: number },
): SaleForm {
  const lines = products.slice(turn % products.length).map(({ sku }) => ({ sku, quantity: 1 + (turn % 3) }));
  return { storeId, saleDate, invoiceKind: 'invoice', invoiceNumber, lines, photoFileId: null, observation: '' };
}
