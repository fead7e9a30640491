/** Builds so many members with points for one order each, and a reward with a small stock: `prepare-rush.ts APP_URL MEMBERS STOCK`. Its last line is JSON. */
import { aRunningCampaign, aSellerOf, aProgram, aThing } from '../../races/testing/program.ts';
import { withLab } from '../../races/testing/lab.ts';

const [appUrl = '', members = '', stock = ''] = process.argv.slice(2);
const atOnce = 8;

const prepared = await withLab({ appUrl, connections: atOnce }, async (platform) => {
  const program = await aProgram(platform);
  const campaignId = await aRunningCampaign(program);
  const { rewardId } = await aThing(program, { price: 120, stock: Number(stock) });
  const tokens: string[] = [];
  let left = Number(members);
  const build = async () => {
    while (left > 0) {
      left -= 1;
      tokens.push((await aSellerOf(program, { campaignId, fridges: 1 })).accessToken);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, build));
  return { host: program.administrator.host, campaignId, rewardId, tokens };
});
console.log(JSON.stringify(prepared));
