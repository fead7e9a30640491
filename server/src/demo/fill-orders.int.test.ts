import { countOrdersToDecide, listOrders, listRewards } from '@vitrine/contract/rewards';
import { expect } from 'vitest';
import { aPerson } from '../modules/identity/testing.ts';
import { findViolations } from '../modules/rewards/testing.ts';
import { test } from '../testing.ts';
import { fillCampaigns } from './fill-campaigns.ts';
import { ordersBetweenSales } from './fill-orders.ts';
import { fillSales } from './fill-sales.ts';
import { fillStore } from './fill-store.ts';
import { demoPeople, demoRewards } from './texts/index.ts';

const brand = 'aurora';

test('RWD-01 ORD-01 the demo’s store has something for every wallet, and its first seller orders at most stages', async ({ house }) => {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  const people = [admin];
  for (const { tenant, userName, birthday, country, programRole, store } of demoPeople)
    if (tenant === brand && store !== null)
      people.push(await aPerson(house.platform, { tenantId: admin.tenantId, userName, birthday, country, programRole }));
  const program = await fillCampaigns(house.platform, { brand, people });
  const rewards = await fillStore(house.platform, { brand, people, courses: [] });
  await fillSales(house.platform, { brand, people, program, between: ordersBetweenSales(house.platform, { rewards, people, program }) });

  const seller = program.registered[0]?.person ?? admin;
  const store = (await house.call(seller, listRewards, { query: { limit: 100 } })).body;
  expect(store.count).toBe(demoRewards.filter(({ tenants }) => tenants.includes(brand)).length);
  const refusals = store.items.map(({ refusal }) => refusal);
  expect([refusals.filter((one) => one === null).length > 3, refusals.includes('points_short'), refusals.includes('out_of_stock')]).toEqual(
    [true, true, true],
  );
  const mine = (await house.call(seller, listOrders, { query: {} })).body.items;
  expect(mine.map(({ state }) => state)).toEqual(['awaiting_approval', 'shipped', 'delivered']);
  const queue = (await house.call(admin, countOrdersToDecide, { query: {} })).body;
  expect(queue.all).toBeGreaterThanOrEqual(2);
  const { rows } = await house.db.pool.query(
    'select state, count(*)::int as orders from rewards.order where tenant_id = $1 group by 1 order by 1',
    [admin.tenantId],
  );
  expect(rows.map(({ state }) => state)).toEqual(['approved', 'awaiting_approval', 'delivered', 'on_hold', 'refused', 'shipped']);
  expect(await findViolations(house, admin)).toEqual([]);
});
