import * as wire from '@vitrine/contract/rewards';
import { expect } from 'vitest';
import { Refusal } from '../../platform/http/index.ts';
import { test, type House } from '../../testing.ts';
import type { BuiltPerson } from '../identity/testing.ts';
import { approveOrder } from './approve-order.ts';
import { importCodes } from './import-codes.ts';
import { redeemReward } from './redeem-reward.ts';
import { openCode } from './seal-code.ts';
import { aReward, aSeller, aShop, anOrder, findViolations, somePoints, type Shop } from './testing.ts';

const load = ({ call }: House, person: BuiltPerson, { rewardId, codes }: { rewardId: string; codes: string[] }, headers = {}) =>
  call(person, wire.importRewardCodes, { params: { rewardId }, body: { codes } }, headers);
const codeIn = async ({ call }: House, person: BuiltPerson, orderId: string) =>
  (await call(person, wire.getOrder, { params: { orderId } })).body.code;
const approve = ({ call }: House, person: BuiltPerson, orderId: string) =>
  call(person, wire.approveOrder, { params: { orderId }, body: { version: 1 } });

/** A gift card of 100 points with these codes, and a seller with audited points for so many of them. */
async function aCardShop(house: House, { codes = ['CINE-0001', 'CINE-0002'], cards = 2 }: { codes?: string[]; cards?: number } = {}) {
  const shop = await aShop(house);
  await somePoints(house.platform, shop.seller, { campaignId: shop.campaignId, amount: cards * 100, isAudited: true });
  const { rewardId } = await aReward(house.platform, shop.administrator.actor, { price: 100, delivery: 'code', codes });
  return { ...shop, rewardId };
}
const order = (house: House, { seller, rewardId, campaignId }: Shop & { rewardId: string }) =>
  anOrder(house.platform, seller.actor, { rewardId, campaignId });

test('RWD-05 a code is handed out once, at the approval, and shown to whoever ordered alone', async ({ house }) => {
  const shop = await aCardShop(house);
  const { seller, colleague, auditor, administrator, rewardId } = shop;
  const placed = await order(house, shop);
  expect([placed.code, await codeIn(house, seller, placed.id)]).toEqual([null, null]);

  const approved = await approve(house, auditor, placed.id);
  expect([approved.status, approved.body.order.code]).toEqual([200, null]);
  const [mine, again] = [await codeIn(house, seller, placed.id), await codeIn(house, seller, placed.id)];
  expect([mine, again]).toEqual(['CINE-0001', 'CINE-0001']);
  expect((await house.call(administrator, wire.getOrderToDecide, { params: { orderId: placed.id } })).body.order.code).toBeNull();
  expect((await house.call(colleague, wire.getOrder, { params: { orderId: placed.id } })).status).toBe(404);

  const second = await order(house, shop);
  await approve(house, auditor, second.id);
  expect(await codeIn(house, seller, second.id)).toBe('CINE-0002');
  const { body } = await house.call(administrator, wire.getRewardToManage, { params: { rewardId } });
  expect([body.stock, body.orders, body.can.moveStock, body.can.importCodes]).toEqual([0, 2, false, true]);
  expect(await findViolations(house, shop)).toEqual([]);
});

test('RWD-05 RWD-02 without a code left nobody redeems, and a cancelled order leaves its code to the next one', async ({ house }) => {
  const shop = await aCardShop(house, { codes: ['CINE-0001'], cards: 2 });
  const { seller, auditor, rewardId, campaignId } = shop;
  const first = await order(house, shop);
  const ask = { params: { rewardId }, body: { campaignId, deliverTo: '' } };
  expect((await house.call(seller, wire.redeemReward, ask)).body.refusal).toBe('no_codes_left');
  const page = await house.call(seller, wire.getReward, { params: { rewardId }, query: { campaignId } });
  expect(page.body.obstacles).toEqual(['no_codes_left']);
  await house.call(seller, wire.cancelOrder, { params: { orderId: first.id }, body: { version: 1 } });
  const second = await order(house, shop);
  await approve(house, auditor, second.id);
  expect([await codeIn(house, seller, first.id), await codeIn(house, seller, second.id)]).toEqual([null, 'CINE-0001']);
  expect(await findViolations(house, shop)).toEqual([]);
});

test('RWD-05 codes are given out in the order of their list, also where many are made in one millisecond', async ({ house }) => {
  const codes = Array.from({ length: 40 }, (_, index) => `CINE-${String(index).padStart(4, '0')}`);
  const { rewardId, seller } = await aCardShop(house, { codes });
  const { rows } = await house.db.pool.query<{ id: string; sealed: Buffer }>(
    'select id, sealed from rewards.code where reward_id = $1 order by id',
    [rewardId],
  );
  expect(rows.map((row) => openCode(house.platform, { tenantId: seller.tenantId, ...row }))).toEqual(codes);
});

test('RWD-05 codes are stored so that the database alone does not tell them', async ({ house }) => {
  const { rewardId } = await aCardShop(house);
  const { rows } = await house.db.pool.query<{ sealed: Buffer; all: string }>(
    'select sealed, c::text as all from rewards.code c where reward_id = $1',
    [rewardId],
  );
  expect(rows).toHaveLength(2);
  for (const { sealed, all } of rows)
    expect([sealed.includes('CINE'), all.includes('CINE'), all.includes(Buffer.from('CINE').toString('hex'))]).toEqual([
      false,
      false,
      false,
    ]);
  // A row that somebody copied from another one does not open: the owner sees no code that was given to another order.
  const other = await aCardShop(house, { codes: ['OUTRO-1'] });
  const placed = await order(house, other);
  await approve(house, other.auditor, placed.id);
  await house.db.pool.query('update rewards.code set sealed = $1 where order_id = $2', [rows[0]?.sealed, placed.id]);
  expect((await house.call(other.seller, wire.getOrder, { params: { orderId: placed.id } })).status).toBe(500);
});

test('RWD-05 the console imports codes: every refusal at its place, and all or none', async ({ house }) => {
  const shop = await aCardShop(house);
  const { administrator, auditor, rewardId } = shop;
  const mug = await aReward(house.platform, administrator.actor, { delivery: 'store' });
  expect((await load(house, administrator, { rewardId: mug.rewardId, codes: ['A'] })).body.refusal).toBe('reward_has_no_codes');
  const twice = await load(house, administrator, { rewardId, codes: ['NOVO-1', 'NOVO-2', 'NOVO-1'] });
  expect([twice.body.refusal, twice.body.fields]).toEqual(['code_repeated', { 'codes.2': 'code_repeated' }]);
  const card = await aReward(house.platform, administrator.actor, { delivery: 'code', codes: ['OUTRO-1'] });
  const known = await load(house, administrator, { rewardId, codes: ['NOVO-1', 'OUTRO-1'] });
  expect(known.body.fields).toEqual({ 'codes.1': 'code_repeated' });
  expect((await load(house, administrator, { rewardId, codes: [] })).status).toBe(422);
  expect((await load(house, auditor, { rewardId, codes: ['NOVO-1'] })).status).toBe(404);
  const moved = await house.call(administrator, wire.moveStock, { params: { rewardId }, body: { kind: 'received', units: 5, note: '' } });
  expect(moved.body.fields).toEqual({ units: 'codes_are_imported' });
  const { body } = await house.call(administrator, wire.getRewardToManage, { params: { rewardId: card.rewardId } });
  const saved = await house.call(administrator, wire.saveReward, {
    params: { rewardId: card.rewardId },
    body: { version: body.version, reward: { ...body.reward, delivery: 'store' } },
  });
  expect(saved.body.fields).toEqual({ 'reward.delivery': 'delivery_fixed' });

  const added = await load(house, administrator, { rewardId, codes: [' NOVO-1 ', 'NOVO-2'] }, { 'idempotency-key': 'import-codes-1' });
  const again = await load(house, administrator, { rewardId, codes: [' NOVO-1 ', 'NOVO-2'] }, { 'idempotency-key': 'import-codes-1' });
  expect([added.body.stock, again.body]).toEqual([4, added.body]);
  expect(await findViolations(house, shop)).toEqual([]);
});

test('CLI-08 RWD-05 another client neither fills a pool nor reads a code, and may have the same codes', async ({ house }) => {
  const shop = await aCardShop(house);
  const placed = await order(house, shop);
  await approve(house, shop.auditor, placed.id);
  const other = await aCardShop(house); // with the very same codes
  expect((await load(house, other.administrator, { rewardId: shop.rewardId, codes: ['INVASOR-1'] })).status).toBe(404);
  expect((await house.call(other.seller, wire.getOrder, { params: { orderId: placed.id } })).status).toBe(404);
  expect(await findViolations(house, shop)).toEqual([]);
});

test('RWD-05 many approvals at once give as many codes, two imports of one list are one, and the last code has one buyer', async ({
  house,
}) => {
  const codes = Array.from({ length: 6 }, (_, index) => `CARD-${index + 1}`);
  const shop = await aCardShop(house, { codes, cards: 6 });
  const { seller, auditor, administrator, rewardId, campaignId } = shop;
  const placed = [];
  for (let card = 0; card < 6; card += 1) placed.push(await order(house, shop));
  await Promise.all(placed.map(({ id: orderId }) => approveOrder(house.platform, auditor.actor, { orderId, version: 1 })));
  const given = await Promise.all(placed.map(({ id }) => codeIn(house, seller, id)));
  expect(given.map(String).toSorted()).toEqual(codes);

  const lists = [
    ['B', 'A'],
    ['A', 'B'],
  ].map((list) => importCodes(house.platform, administrator.actor, { rewardId, codes: list }));
  const settled = await Promise.allSettled(lists);
  expect(
    settled
      .map((one) => (one.status === 'fulfilled' ? 'done' : one.reason instanceof Refusal ? one.reason.code : String(one.reason)))
      .toSorted(),
  ).toEqual(['code_repeated', 'done']);
  const buyers = await Promise.all([1, 2, 3, 4].map(() => aSeller(house, shop, { points: 100, isAudited: true })));
  const asked = await Promise.allSettled(
    buyers.map(({ actor }) =>
      redeemReward({ ...house.platform, finishedTrainings: async () => new Map() }, actor, { rewardId, campaignId, deliverTo: '' }),
    ),
  );
  const told = asked.map((one) =>
    one.status === 'fulfilled' ? 'done' : one.reason instanceof Refusal ? one.reason.code : String(one.reason),
  );
  expect(told.toSorted()).toEqual(['done', 'done', 'no_codes_left', 'no_codes_left']);
  expect(await findViolations(house, shop)).toEqual([]);
});
