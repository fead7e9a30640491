import * as wire from '@vitrine/contract/rewards';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { anOrder, anOrderedShop, somePoints } from './testing.ts';

test('ADM-05 the queue shows the oldest first, what is ready and what is not, and finds by name and number', async ({ house }) => {
  const { shop, auditor, seller, colleague, campaignId, orderId, rewardId } = await anOrderedShop(house);
  await somePoints(house.platform, colleague, { campaignId, amount: 100, isAudited: true });
  const ready = await anOrder(house.platform, colleague.actor, { rewardId, campaignId });
  const list = (query: object) => house.call(auditor, wire.listOrdersToDecide, { query });
  const all = (await list({})).body;
  expect(all.items.map(({ id }) => id)).toEqual([orderId, ready.id]);
  const counts = async (query: object) => (await house.call(auditor, wire.countOrdersToDecide, { query })).body;
  expect(await counts({})).toEqual({ all: 2, ready: 1, unaudited: 1, exception: 0 });
  expect(await counts({ search: 'jonas' })).toEqual({ all: 1, ready: 1, unaudited: 0, exception: 0 });
  expect(await counts({ state: 'delivered' })).toEqual({ all: 0, ready: 0, unaudited: 0, exception: 0 });
  expect(all.items[0]).toMatchObject({ member: { name: 'Vendedora de Ensaio' }, audit: { audited: 0, isEnough: false } });
  expect((await list({ show: 'ready' })).body.items.map(({ id }) => id)).toEqual([ready.id]);
  expect((await list({ search: 'jonas' })).body.items.map(({ id }) => id)).toEqual([ready.id]);
  expect((await list({ search: ready.number.toLowerCase() })).body.items.map(({ id }) => id)).toEqual([ready.id]);
  const page = (await list({ limit: 1 })).body;
  expect((await list({ limit: 1, after: page.next })).body.items.map(({ id }) => id)).toEqual([ready.id]);
  expect((await house.call(seller, wire.listOrdersToDecide, { query: {} })).status).toBe(404);
  expect(shop.tenantId).toBe(seller.tenantId);
});

test('ORD-01 orders of a member are counted to a thousand, and told to be more beyond', async ({ house }) => {
  const { seller, orderId } = await anOrderedShop(house);
  const copies = (count: number, letter: string) =>
    house.db.pool.query(
      `insert into rewards."order" select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', $3 || n))).*
       from rewards."order" o, generate_series(1, $2::int) n where o.id = $1`,
      [orderId, count, letter],
    );
  const counted = async () => {
    const { count, hasMore } = (await house.call(seller, wire.listOrders, { query: {} })).body;
    return [count, hasMore];
  };
  expect(await counted()).toEqual([1, false]);
  await copies(999, 'A');
  expect(await counted()).toEqual([1_000, false]);
  await copies(1, 'B');
  expect(await counted()).toEqual([1_000, true]);
});
