import { expect } from 'vitest';
import { Refusal } from '../../platform/http/index.ts';
import { test, type House } from '../../testing.ts';
import { balances, closeBook } from '../ledger/index.ts';
import { takeSaleBack } from '../ledger/testing.ts';
import { cancelOrder } from './cancel-order.ts';
import { holdOrder } from './hold-order.ts';
import { putOrdersOnHold } from './put-orders-on-hold.ts';
import { resumeOrder } from './resume-order.ts';
import { aRefusedOrder, aReward, aSeller, aShop, anApprovedOrder, anOrder, findViolations, somePoints } from './testing.ts';

const codeOf = (done: PromiseSettledResult<unknown>) =>
  done.status === 'fulfilled' ? 'done' : done.reason instanceof Refusal ? done.reason.code : String(done.reason);
const pointsOf = async ({ platform }: House, member: { tenantId: string; memberId: string }, campaignId: string) =>
  (await balances(platform.db.write(), member, { memberId: member.memberId, campaignId })).points;

test('D20 ORD-01 a sale taken back, an approval, a cancellation and a redemption at once leave nothing wrong and no fault', async ({
  house,
}) => {
  const shop = await aShop(house);
  const { administrator, auditor, campaignId } = shop;
  const { rewardId } = await aReward(house.platform, administrator.actor, { price: 100, stock: 100 });
  for (let round = 0; round < 8; round += 1) {
    const seller = await aSeller(house, shop); // nobody who owes from the round before
    const lost = await somePoints(house.platform, seller, { campaignId, amount: 220, isAudited: true });
    const [first, second] = [
      await anOrder(house.platform, seller.actor, { rewardId, campaignId }),
      await anOrder(house.platform, seller.actor, { rewardId, campaignId }),
    ];
    const settled = await Promise.allSettled([
      takeSaleBack(house.platform, auditor, { saleId: lost.saleId, putOrdersOnHold: putOrdersOnHold(house.platform) }),
      anApprovedOrder(house.platform, auditor.actor, { order: first }),
      cancelOrder(house.platform, seller.actor, { orderId: second.id, version: 1 }),
      anOrder(house.platform, seller.actor, { rewardId, campaignId }),
      holdOrder(house.platform, administrator.actor, { orderId: second.id, version: 1, note: 'Espera' }),
    ]);
    expect(codeOf(settled[0])).toBe('done');
    const known = ['done', 'points_short', 'points_not_audited', 'order_on_hold', 'order_already_cancelled', 'changed_meanwhile'];
    expect(settled.map(codeOf).filter((code) => !known.includes(code))).toEqual([]);
    expect(await findViolations(house, shop)).toEqual([]);
  }
});

test('ORD-01 of an order that is resumed and cancelled at once, one happens', async ({ house }) => {
  const shop = await aShop(house);
  const { administrator, seller, campaignId } = shop;
  await somePoints(house.platform, seller, { campaignId, amount: 100 });
  const { rewardId } = await aReward(house.platform, administrator.actor, { price: 100, stock: 100 });
  for (let round = 0; round < 5; round += 1) {
    const { id: orderId } = await anOrder(house.platform, seller.actor, { rewardId, campaignId });
    await holdOrder(house.platform, administrator.actor, { orderId, version: 1, note: 'Espera' });
    const settled = await Promise.allSettled([
      resumeOrder(house.platform, seller.actor, { orderId, version: 2 }),
      cancelOrder(house.platform, seller.actor, { orderId, version: 2 }),
    ]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    if (codeOf(settled[0]) === 'done') await cancelOrder(house.platform, seller.actor, { orderId, version: 3 });
    expect(await pointsOf(house, seller, campaignId)).toMatchObject({ available: 100, held: 0 });
    expect(await findViolations(house, shop)).toEqual([]);
  }
});

test('D31 PTS-03 after the end, points of an order refused for the program’s reason buy again for fifteen days; for the member’s, they are gone', async ({
  house,
}) => {
  const shop = await aShop(house);
  const { administrator, auditor, seller, colleague, campaignId, tenantId } = shop;
  const { rewardId } = await aReward(house.platform, administrator.actor, { price: 100, stock: 100 });
  const days = 86_400_000;
  const orders = [];
  for (const person of [seller, colleague]) {
    await somePoints(house.platform, person, { campaignId, amount: 130, isAudited: true });
    orders.push(await anOrder(house.platform, person.actor, { rewardId, campaignId }));
  }
  const [ours, theirs] = orders;
  if (!ours || !theirs) throw new Error('no orders');
  house.clock.shift(61 * days);
  try {
    await closeBook(house.platform, { tenantId, campaignId });
    expect(await pointsOf(house, seller, campaignId)).toMatchObject({ available: 0, held: 100 });
    await aRefusedOrder(house.platform, auditor.actor, { order: ours, reason: 'reward_unavailable' });
    await aRefusedOrder(house.platform, auditor.actor, { order: theirs, reason: 'rules_broken' });
    expect(await pointsOf(house, seller, campaignId)).toMatchObject({ available: 100, held: 0 });
    expect(await pointsOf(house, colleague, campaignId)).toMatchObject({ available: 0, held: 0 });
    const late = anOrder(house.platform, colleague.actor, { rewardId, campaignId });
    await expect(late).rejects.toMatchObject({ code: 'campaign_closed' });
    const again = await anOrder(house.platform, seller.actor, { rewardId, campaignId });
    expect(again.state).toBe('awaiting_approval');
    await aRefusedOrder(house.platform, auditor.actor, { order: again, reason: 'undeliverable' });
    house.clock.shift(17 * days);
    await expect(anOrder(house.platform, seller.actor, { rewardId, campaignId })).rejects.toMatchObject({ code: 'campaign_closed' });
    expect(await findViolations(house, shop)).toEqual([]);
  } finally {
    house.clock.shift(-78 * days);
  }
});
