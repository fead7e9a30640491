import { listCampaigns, listCampaignsToManage } from '@vitrine/contract/campaigns';
import { listNotices } from '@vitrine/contract/notices';
import { listOrders, listOrdersToDecide, listRewards, listRewardsToManage } from '@vitrine/contract/rewards';
import { listSales, listSalesToAudit } from '@vitrine/contract/sales';
import { logIn, requestOf, send, type Session } from '../crash/calls.ts';
import { demoPassword } from '../crash/server-process.ts';
import { oneByOne } from '../learning/rate.ts';
import { percentile } from '../loyalty/requests.ts';
import type { Figure } from './figures.ts';
import { fillLists } from './fill-lists.ts';

const few = 200;
const many = 20_000;
const times = 60;
/** What takes less than this cannot be told apart from the noise of a machine. */
const floorMs = 2;

type List = { name: string; session: Session; path: string };

/**
 * The first page of each list with 200 rows behind it and with 20,000: what a page costs may not hang on how long its list is. A member's campaigns are no such list: a program runs a handful a year. People have
 * their own part, `crowd`.
 */
export async function listFigures(url: string, { ownerUrl }: { ownerUrl: string }): Promise<Figure[]> {
  const [member, staff] = await Promise.all(['seller', 'admin'].map((userName) => logIn(url, { userName, password: demoPassword })));
  if (!member || !staff) throw new Error('nobody logged in');
  const { body } = await send(member, listCampaigns, {});
  const running = body.active.find(({ state }) => state === 'running');
  if (!running) throw new Error('the demo has no campaign');
  const lists: readonly List[] = [
    { name: 'sales of a member', session: member, path: requestOf(listSales, { query: {} }).address },
    { name: 'sales to audit', session: staff, path: requestOf(listSalesToAudit, { query: {} }).address },
    { name: 'orders of a member', session: member, path: requestOf(listOrders, { query: {} }).address },
    { name: 'orders to decide', session: staff, path: requestOf(listOrdersToDecide, { query: {} }).address },
    { name: 'rewards of the store', session: member, path: requestOf(listRewards, { query: { campaignId: running.id } }).address },
    { name: 'rewards in the console', session: staff, path: requestOf(listRewardsToManage, { query: {} }).address },
    { name: 'campaigns in the console', session: staff, path: requestOf(listCampaignsToManage, { query: {} }).address },
    { name: 'notices of a member', session: member, path: requestOf(listNotices, { query: {} }).address },
  ];
  await fillLists(ownerUrl, { from: 0, to: few });
  const short = await measured(url, lists);
  await fillLists(ownerUrl, { from: few, to: many });
  const long = await measured(url, lists);
  return lists.map(({ name }, at) => {
    const [before = Number.NaN, now = Number.NaN] = [short[at], long[at]];
    console.log(`   ${name}: ${before.toFixed(1)} ms at ${few}, ${now.toFixed(1)} ms at ${many}`);
    const value = Math.max(now, floorMs) / Math.max(before, floorMs);
    return { name: `${name}: a page of ${many} as times one of ${few}`, value, unit: '×', limit: { atMost: 1.2 } };
  });
}

/** What each list takes in milliseconds: the time that a fifth of its requests keep to, for whatever else a machine does only adds to it. */
async function measured(url: string, lists: readonly List[]): Promise<number[]> {
  const took: number[] = [];
  for (const { path, session } of lists) {
    const next = () => ({ path, authorization: session.authorization });
    await oneByOne(url, { times: times / 3, next });
    took.push(percentile(await oneByOne(url, { times, next }), 20));
  }
  return took;
}
