import { listSales, listSalesToAudit } from '@vitrine/contract/sales';
import { saleStates } from '@vitrine/domain/sales';
import { expect } from 'vitest';
import { aPerson } from '../modules/identity/testing.ts';
import { violations } from '../modules/sales/testing.ts';
import { test } from '../testing.ts';
import { fillCampaigns } from './fill-campaigns.ts';
import { fillSales } from './fill-sales.ts';
import { demoPeople } from './texts/index.ts';

// The brand with the fewest sellers and products.
const brand = 'nevada';

test('SAL-05 SAL-06 a brand of the demo has sales at every stage, and the ledger agrees', async ({ house }) => {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  const people = [admin];
  for (const { tenant, userName, birthday, country, programRole, store } of demoPeople)
    if (tenant === brand && store !== null)
      people.push(await aPerson(house.platform, { tenantId: admin.tenantId, userName, birthday, country, programRole }));
  const program = await fillCampaigns(house.platform, { brand, people });
  await fillSales(house.platform, { brand, people, program });

  const seller = program.registered[0]?.person ?? admin;
  const mine = (await house.call(seller, listSales, { query: { limit: 100 } })).body.items;
  expect(new Set(mine.map(({ state }) => state))).toEqual(new Set(saleStates));
  const instants = mine.map(({ reportedAt }) => reportedAt);
  expect(instants).toEqual(instants.toSorted().toReversed());
  const queue = (await house.call(admin, listSalesToAudit, { query: {} })).body;
  expect([
    queue.counts.all,
    queue.items.filter(({ flags }) => flags.includes('invoice_in_store') || flags.includes('invoice_elsewhere')).length,
  ]).toEqual([6, 2]);
  expect(await violations(house, { seller })).toEqual([]);
});
