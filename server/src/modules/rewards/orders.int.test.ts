import * as wire from '@vitrine/contract/rewards';
import { listFeed, listNotices } from '@vitrine/contract/notices';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aRegistration } from '../campaigns/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { balances } from '../ledger/index.ts';
import { takeSaleBack } from '../ledger/testing.ts';
import { putOrdersOnHold } from './put-orders-on-hold.ts';
import { aReward, aShop, anOrder, anOrderedShop, findViolations, somePoints, type Shop } from './testing.ts';

type Seen = { orderId: string; version: number };
const pointsOf = async ({ platform }: House, { tenantId, memberId }: BuiltPerson, { campaignId }: { campaignId: string }) =>
  (await balances(platform.db.write(), { tenantId, memberId }, { memberId, campaignId })).points;
const stockOf = async ({ call }: House, { administrator }: Shop, rewardId: string) =>
  (await call(administrator, wire.getRewardToManage, { params: { rewardId } })).body.stock;
const approve = ({ call }: House, person: BuiltPerson, { orderId, version }: Seen) =>
  call(person, wire.approveOrder, { params: { orderId }, body: { version } });

test('ORD-01 ADM-05 D20 an order is approved only on audited points, then shipped and delivered; the seller is told of each', async ({
  house,
}) => {
  const { shop, auditor, seller, campaignId, orderId } = await anOrderedShop(house);
  const early = await approve(house, auditor, { orderId, version: 1 });
  expect([early.status, early.body.refusal]).toEqual([409, 'points_not_audited']);
  expect(await pointsOf(house, seller, { campaignId })).toMatchObject({ available: 150, held: 100 });

  await somePoints(house.platform, seller, { campaignId, amount: 100, isAudited: true });
  const approved = await approve(house, auditor, { orderId, version: 1 });
  expect(approved.body).toMatchObject({ order: { state: 'approved', version: 2 }, can: { ship: true, approve: false, refuse: false } });
  expect(await pointsOf(house, seller, { campaignId })).toMatchObject({ available: 250, held: 0 });

  const params = { orderId };
  const shipped = await house.call(auditor, wire.shipOrder, { params, body: { version: 2, tracking: 'BR123' } });
  expect(shipped.body.order).toMatchObject({ state: 'shipped', tracking: 'BR123' });
  expect((await house.call(auditor, wire.deliverOrder, { params, body: { version: 3 } })).body.order.state).toBe('delivered');
  const page = await house.call(seller, wire.getOrder, { params });
  expect(page.body.history.map(({ event, by, note }) => [event, by, note])).toEqual([
    ['placed', null, ''],
    ['approved', 'Auditora de Ensaio', ''],
    ['shipped', 'Auditora de Ensaio', 'BR123'],
    ['delivered', 'Auditora de Ensaio', ''],
  ]);
  const told = (await house.call(seller, listNotices, { query: {} })).body.items.map(({ kind }) => kind);
  expect(told.toSorted()).toEqual(['order_approved', 'order_delivered', 'order_shipped']);
  const feed = (await house.call(seller, listFeed, { query: { topic: 'rewards' } })).body.items;
  expect(feed.map(({ kind }) => kind)).toEqual(['order_delivered', 'order_shipped', 'order_approved', 'order_placed']);
  expect(await findViolations(house, shop)).toEqual([]);
});

test('ORD-01 D28 a refused order gives points, place and unit back; a reason that says nothing needs words', async ({ house }) => {
  const { shop, auditor, seller, campaignId, orderId, rewardId } = await anOrderedShop(house);
  const params = { orderId };
  const wordless = await house.call(auditor, wire.refuseOrder, { params, body: { version: 1, reason: 'other', note: '' } });
  expect([wordless.status, wordless.body.fields]).toEqual([422, { note: 'order_note_required' }]);
  const refused = await house.call(auditor, wire.refuseOrder, {
    params,
    body: { version: 1, reason: 'undeliverable', note: 'CEP não existe' },
  });
  expect(refused.body.order).toMatchObject({ state: 'refused' });
  expect(await pointsOf(house, seller, { campaignId })).toMatchObject({ available: 250, held: 0 });
  expect(await stockOf(house, shop, rewardId)).toBe(5);
  const page = await house.call(seller, wire.getOrder, { params });
  expect(page.body.history.at(-1)).toMatchObject({ event: 'refused', reason: 'undeliverable', note: 'CEP não existe' });
  expect((await house.call(seller, wire.getReward, { params: { rewardId }, query: {} })).body.categoryUse.used).toBe(0);
  expect(await findViolations(house, shop)).toEqual([]);
});

test('ORD-01 a member cancels while nobody approved it, once; then nobody approves it any more', async ({ house }) => {
  const { shop, auditor, seller, colleague, campaignId, orderId, rewardId } = await anOrderedShop(house, { isAudited: true });
  const cancel = (person: BuiltPerson, version: number) => house.call(person, wire.cancelOrder, { params: { orderId }, body: { version } });
  expect((await cancel(colleague, 1)).status).toBe(404);
  expect((await cancel(seller, 7)).body.refusal).toBe('changed_meanwhile');
  expect((await cancel(seller, 1)).body).toMatchObject({ state: 'cancelled', can: { cancel: false, resume: false } });
  expect((await cancel(seller, 2)).body.refusal).toBe('order_already_cancelled');
  expect((await approve(house, auditor, { orderId, version: 2 })).body.refusal).toBe('order_already_cancelled');
  expect(await pointsOf(house, seller, { campaignId })).toMatchObject({ available: 250, held: 0 });
  expect(await stockOf(house, shop, rewardId)).toBe(5);
  expect(await findViolations(house, shop)).toEqual([]);
});

test('ORD-01 D37 of one who approves and one who refuses at once, one decides and the other is told', async ({ house }) => {
  for (let round = 0; round < 5; round += 1) {
    const { shop, auditor, administrator, orderId } = await anOrderedShop(house, { isAudited: true });
    const [yes, no] = await Promise.all([
      approve(house, auditor, { orderId, version: 1 }),
      house.call(administrator, wire.refuseOrder, { params: { orderId }, body: { version: 1, reason: 'rules_broken', note: '' } }),
    ]);
    expect([yes.status, no.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect([yes.body.refusal, no.body.refusal].filter(Boolean)).toEqual([
      yes.status === 200 ? 'order_already_approved' : 'order_already_refused',
    ]);
    expect(await findViolations(house, shop)).toEqual([]);
  }
});

test('ORD-01 five approvals of one order at once spend its points once', async ({ house }) => {
  const { shop, auditor, seller, campaignId, orderId } = await anOrderedShop(house, { isAudited: true });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => approve(house, auditor, { orderId, version: 1 })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  expect(await pointsOf(house, seller, { campaignId })).toMatchObject({ available: 150, held: 0 });
  expect(await findViolations(house, shop)).toEqual([]);
});

test('D20 ORD-01 a refused sale puts the newest unapproved orders on hold first; resumed they hold their points anew', async ({
  house,
}) => {
  const shop = await aShop(house);
  const { seller, auditor, campaignId, administrator } = shop;
  const kept = await somePoints(house.platform, seller, { campaignId, amount: 150 });
  const lost = await somePoints(house.platform, seller, { campaignId, amount: 150 });
  const { rewardId } = await aReward(house.platform, administrator.actor, { price: 100, stock: 5 });
  const first = await anOrder(house.platform, seller.actor, { rewardId, campaignId });
  const second = await anOrder(house.platform, seller.actor, { rewardId, campaignId });
  const taken = await takeSaleBack(house.platform, auditor, { saleId: lost.saleId, putOrdersOnHold: putOrdersOnHold(house.platform) });
  expect(taken).toMatchObject({ takenBack: { points: 150 }, toHold: [second.id], owed: 0 });
  expect(await pointsOf(house, seller, { campaignId })).toMatchObject({ available: 50, held: 100, owed: 0 });
  expect(await findViolations(house, shop)).toEqual([]);

  const page = await house.call(seller, wire.getOrder, { params: { orderId: second.id } });
  expect(page.body).toMatchObject({ state: 'on_hold', can: { cancel: true, resume: true } });
  expect(page.body.history.at(-1)).toMatchObject({ event: 'put_on_hold', by: null, saleId: expect.any(String) });
  const decided = await house.call(auditor, wire.getOrderToDecide, { params: { orderId: second.id } });
  expect(decided.body.hold).toEqual({
    by: null,
    note: 'A nota não confere',
    at: page.body.history.at(-1)?.at,
    saleId: lost.saleId,
    missing: 50,
  });
  expect((await house.call(seller, listNotices, { query: {} })).body.items[0]).toMatchObject({
    kind: 'order_on_hold',
    facts: { orderId: second.id },
  });
  expect(await stockOf(house, shop, rewardId)).toBe(3);
  expect((await approve(house, auditor, { orderId: second.id, version: 2 })).body.refusal).toBe('order_on_hold');

  const resume = () => house.call(seller, wire.resumeOrder, { params: { orderId: second.id }, body: { version: 2 } });
  expect((await resume()).body.refusal).toBe('points_short');
  await somePoints(house.platform, seller, { campaignId, amount: 60 });
  expect((await resume()).body).toMatchObject({ state: 'awaiting_approval', version: 3 });
  expect(await pointsOf(house, seller, { campaignId })).toMatchObject({ available: 10, held: 200 });
  expect((await house.call(seller, wire.getOrder, { params: { orderId: first.id } })).body.state).toBe('awaiting_approval');

  const again = await takeSaleBack(house.platform, auditor, { saleId: kept.saleId, putOrdersOnHold: putOrdersOnHold(house.platform) });
  expect(again.toHold).toEqual([second.id, first.id]);
  expect(await findViolations(house, shop)).toEqual([]);
});

test('D20 no order more goes on hold once the points that are missing came free to the last', async ({ house }) => {
  const shop = await aShop(house);
  const { seller, auditor, campaignId, administrator } = shop;
  await somePoints(house.platform, seller, { campaignId, amount: 100 });
  const lost = await somePoints(house.platform, seller, { campaignId, amount: 100 });
  const { rewardId } = await aReward(house.platform, administrator.actor, { price: 100, stock: 5 });
  const first = await anOrder(house.platform, seller.actor, { rewardId, campaignId });
  const second = await anOrder(house.platform, seller.actor, { rewardId, campaignId });
  const taken = await takeSaleBack(house.platform, auditor, { saleId: lost.saleId, putOrdersOnHold: putOrdersOnHold(house.platform) });
  expect(taken).toMatchObject({ takenBack: { points: 100 }, toHold: [second.id], owed: 0 });
  expect((await house.call(seller, wire.getOrder, { params: { orderId: first.id } })).body.state).toBe('awaiting_approval');
  expect(await pointsOf(house, seller, { campaignId })).toMatchObject({ available: 0, held: 100, owed: 0 });
});

test('D20 what was approved stays approved: the rest is owed', async ({ house }) => {
  const shop = await aShop(house);
  const { seller, auditor, campaignId, administrator } = shop;
  await somePoints(house.platform, seller, { campaignId, amount: 100, isAudited: true });
  const lost = await somePoints(house.platform, seller, { campaignId, amount: 40 });
  const { rewardId } = await aReward(house.platform, administrator.actor, { price: 100 });
  const { rewardId: small } = await aReward(house.platform, administrator.actor, { price: 40 });
  const order = await anOrder(house.platform, seller.actor, { rewardId, campaignId });
  expect((await approve(house, auditor, { orderId: order.id, version: 1 })).body.order.state).toBe('approved');
  const cheap = await anOrder(house.platform, seller.actor, { rewardId: small, campaignId });
  const exception = await house.call(auditor, wire.proposeException, {
    params: { orderId: cheap.id },
    body: { version: 1, why: 'Cliente conferido na loja' },
  });
  await house.call(administrator, wire.approveException, {
    params: { orderId: cheap.id },
    body: { version: exception.body.order.version },
  });
  const taken = await takeSaleBack(house.platform, auditor, { saleId: lost.saleId, putOrdersOnHold: putOrdersOnHold(house.platform) });
  expect(taken).toMatchObject({ toHold: [], owed: 40 });
  expect(await findViolations(house, shop)).toEqual([]);
});

test('ORD-01 the exception needs a reason and a second person, neither of them the one who ordered', async ({ house }) => {
  const { shop, auditor, administrator, seller, orderId, tenantId } = await anOrderedShop(house);
  const params = { orderId };
  const propose = (why: string) => house.call(auditor, wire.proposeException, { params, body: { version: 1, why } });
  const second = (person: BuiltPerson, version: number) => house.call(person, wire.approveException, { params, body: { version } });
  expect((await second(administrator, 1)).body.refusal).toBe('exception_missing');
  expect((await propose('')).body.fields).toEqual({ why: 'required' });
  const proposed = await propose('Nota conferida por telefone');
  expect(proposed.body).toMatchObject({
    exception: { by: 'Auditora de Ensaio', isMine: true },
    can: { approveException: false, withdrawException: true },
  });
  expect((await second(auditor, 2)).body.refusal).toBe('second_approver_needed');
  expect((await approve(house, administrator, { orderId, version: 2 })).body.refusal).toBe('points_not_audited');
  const approved = await second(administrator, 2);
  expect(approved.body.order).toMatchObject({ state: 'approved' });
  const { rows } = await house.db.pool.query(`select approvers, why from ledger.entry where tenant_id = $1 and code = 'capture'`, [
    tenantId,
  ]);
  expect(rows).toEqual([{ approvers: [auditor.memberId, administrator.memberId], why: 'Nota conferida por telefone' }]);
  const own = (await house.call(seller, wire.getOrder, { params })).body.history.map(({ event }) => event);
  expect(own).toEqual(['placed', 'approved']);
  expect(await findViolations(house, shop)).toEqual([]);
});

test('ORD-01 a proposal is withdrawn; an order put on hold by hand forgets it and gives its points back', async ({ house }) => {
  const { shop, auditor, seller, campaignId, orderId } = await anOrderedShop(house);
  const params = { orderId };
  await house.call(auditor, wire.proposeException, { params, body: { version: 1, why: 'Pressa' } });
  const withdrawn = await house.call(auditor, wire.withdrawException, { params, body: { version: 2 } });
  expect(withdrawn.body).toMatchObject({ exception: null, order: { state: 'awaiting_approval' } });
  const held = await house.call(auditor, wire.holdOrder, { params, body: { version: 3, note: 'Aguardando a nota' } });
  expect(held.body).toMatchObject({
    order: { state: 'on_hold' },
    balance: { available: 250, held: 0 },
    can: { resume: true, refuse: true },
  });
  const page = await house.call(seller, wire.getOrder, { params });
  expect(page.body.history.at(-1)).toMatchObject({ event: 'put_on_hold', saleId: null, note: 'Aguardando a nota' });
  const resumed = await house.call(auditor, wire.resumeOrderForMember, { params, body: { version: 4 } });
  expect(resumed.body).toMatchObject({ order: { state: 'awaiting_approval' }, balance: { available: 150, held: 100 } });
  expect(await pointsOf(house, seller, { campaignId })).toMatchObject({ available: 150, held: 100 });
  expect(await findViolations(house, shop)).toEqual([]);
});

test('D38 nobody decides their own order, and orders of a blocked member are frozen but may end', async ({ house }) => {
  const { shop, auditor, administrator, campaignId, rewardId } = await anOrderedShop(house);
  const buyer = await aPerson(house.platform, {
    tenantId: shop.tenantId,
    roles: ['auditor'],
    birthday: '1990-05-20',
    programRole: 'salesperson',
  });
  await aRegistration(house.platform, buyer.actor, shop.campaign);
  await somePoints(house.platform, buyer, { campaignId, amount: 200, isAudited: true });
  const { id: orderId } = await anOrder(house.platform, buyer.actor, { rewardId, campaignId });
  const approved = await anOrder(house.platform, buyer.actor, { rewardId, campaignId });
  expect((await approve(house, auditor, { orderId: approved.id, version: 1 })).body.can.ship).toBe(true);
  expect((await approve(house, buyer, { orderId, version: 1 })).body.refusal).toBe('own_order');
  await house.db.pool.query(`update identity.member set status = 'blocked' where id = $1`, [buyer.memberId]);
  expect((await approve(house, auditor, { orderId, version: 1 })).body.refusal).toBe('member_blocked');
  const shipped = { params: { orderId: approved.id }, body: { version: 2, tracking: '' } };
  expect((await house.call(auditor, wire.shipOrder, shipped)).body.refusal).toBe('member_blocked');
  expect((await house.call(auditor, wire.getOrderToDecide, { params: { orderId: approved.id } })).body.can.ship).toBe(false);
  const refused = await house.call(administrator, wire.refuseOrder, {
    params: { orderId },
    body: { version: 1, reason: 'rules_broken', note: '' },
  });
  expect(refused.body.order.state).toBe('refused');
  expect(await findViolations(house, shop)).toEqual([]);
});

test('CLI-08 another client’s order is not there, for its member and for who decides', async ({ house }) => {
  const { orderId } = await anOrderedShop(house);
  const other = await aShop(house);
  expect((await house.call(other.seller, wire.getOrder, { params: { orderId } })).status).toBe(404);
  expect((await house.call(other.auditor, wire.getOrderToDecide, { params: { orderId } })).status).toBe(404);
  expect((await approve(house, other.auditor, { orderId, version: 1 })).status).toBe(404);
});
