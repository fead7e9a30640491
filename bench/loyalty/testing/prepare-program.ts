/** Builds a client with a running campaign, one past reward and so many that are sold out never: `prepare-program.ts APP_URL REWARDS`. Its last line is JSON. */
import { withLab } from '../../races/testing/lab.ts';
import { aProgram, aRunningCampaign, aSellerOf, aThing } from '../../races/testing/program.ts';
import { price } from '../fill/history.ts';

const [appUrl = '', rewards = ''] = process.argv.slice(2);
const plenty = 10_000_000;

const prepared = await withLab({ appUrl, connections: 2 }, async (platform) => {
  const program = await aProgram(platform);
  const campaignId = await aRunningCampaign(program);
  // Their credits open the accounts of the campaign itself, and freeze its points.
  const { personId, memberId } = await aSellerOf(program, { campaignId, fridges: 1 });
  const { rewardId } = await aThing(program, { price, stock: plenty });
  const rewardIds: string[] = [];
  while (rewardIds.length < Number(rewards)) rewardIds.push((await aThing(program, { price, stock: plenty })).rewardId);
  const { tenantId, administrator, auditor, agencyId, brandId, storeId } = program;
  const { siteId, host } = administrator;
  const ids = { tenantId, siteId, auditorId: auditor.memberId, campaignId, storeId, agencyId, brandId };
  return { ...ids, host, pastRewardId: rewardId, rewardIds, personId, memberId };
});
console.log(JSON.stringify(prepared));
