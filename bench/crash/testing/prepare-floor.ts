/** Builds the client of a crash round on a site called localhost: `prepare-floor.ts APP_URL SELLERS AUDITORS`. Its last line is a `Floor`. */
import type { Floor } from '../floor.ts';
import { withLab } from '../../races/testing/lab.ts';
import { earns, skus } from '../../races/earnings.ts';
import { aProgram, aRunningCampaign, aThing, register, somebody } from '../../races/testing/program.ts';
import { aPerson } from '../../../server/src/modules/identity/testing.ts';
import { aCategory } from '../../../server/src/modules/rewards/testing.ts';
import { aClient, aSite } from '../../../server/src/modules/tenancy/testing.ts';

const [appUrl = '', sellers = '', auditors = ''] = process.argv.slice(2);
const maximum = 4;

const floor = await withLab({ appUrl, connections: 8 }, async (platform): Promise<Floor> => {
  const known = await platform.db.write().selectFrom('tenancy.host').select('site_id').where('host', '=', 'localhost').executeTakeFirst();
  const siteId = known?.site_id ?? (await aSite(platform, { hosts: ['localhost'] })).siteId;
  const { tenantId } = await aClient(platform, { siteId });
  const program = await aProgram(platform, { tenantId });
  const campaignId = await aRunningCampaign(program);
  const people: string[] = [];
  for (let seller = 0; seller < Number(sellers); seller += 1) {
    const { actor, accessToken } = await somebody(program);
    await register(program, actor, campaignId);
    people.push(accessToken);
  }
  for (let auditor = 0; auditor < Number(auditors); auditor += 1)
    people.push((await aPerson(platform, { tenantId, roles: ['auditor'] })).accessToken);
  const categoryId = await aCategory(platform, program.administrator.actor, { maximum });
  const rewards = [
    { price: 60, units: 5_000 },
    { price: 35, units: 30, categoryId },
  ];
  const made = [];
  for (const { price, units, ...wish } of rewards) {
    const { rewardId } = await aThing(program, { price, stock: units, ...wish });
    made.push({ rewardId, price, units });
  }
  return {
    campaignId,
    storeId: program.storeId,
    products: skus.map((sku) => ({ sku, ...earns[sku] })),
    rewards: made,
    tokens: [...people, program.administrator.accessToken],
    sellers: Number(sellers),
  };
});
console.log(JSON.stringify(floor));
