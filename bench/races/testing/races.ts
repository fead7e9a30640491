/** Each known race: who does what at once, and what may come of it. What goes wrong without our guards is in naive.ts, by the same names. */
import { answerOf, aRunningCampaign, aSellerOf, aThing, doings, type Program } from './program.ts';
import { saveBudget } from '../../../server/src/modules/campaigns/budget.ts';
import { anEvent, checkIn, digitsOf, getEventRow } from '../../../server/src/modules/events/testing.ts';
import { aPerson } from '../../../server/src/modules/identity/testing.ts';
import { decidedLevel, openRequestOf, setRank, someMinimums } from '../../../server/src/modules/levels/testing.ts';
import { invoicesOf } from '../../../server/src/modules/sales/index.ts';
import { aCategory } from '../../../server/src/modules/rewards/testing.ts';
import { Refusal } from '../../../server/src/platform/http/index.ts';

export type Race = {
  name: string;
  /** Where it is on record. */
  known: string;
  /** Plays it once; answers what people were told, and how many may succeed. */
  play: (program: Program) => Promise<{ answers: string[]; winners: number; refusals: readonly string[] }>;
};

const price = 120;
const many = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** Sellers with points for one order each, and a reward with so many units. */
async function aQueue(program: Program, { buyers, stock }: { buyers: number; stock: number }): Promise<string[]> {
  const campaignId = await aRunningCampaign(program);
  const { rewardId } = await aThing(program, { price, stock });
  const sellers = await many(buyers, () => aSellerOf(program, { campaignId, fridges: 1 }));
  const { redeem } = doings(program);
  return Promise.all(sellers.map(({ actor }) => answerOf(redeem(actor, { rewardId, campaignId }))));
}

/** So many orders of a gift card wait, and are approved at once; a code that two of them show is found by the proof. */
async function approvalsAtOnce(program: Program, { cards }: { cards: number }): Promise<string[]> {
  const campaignId = await aRunningCampaign(program);
  const { rewardId } = await aThing(program, { price, stock: cards, delivery: 'code' });
  const { redeem, approveOrder } = doings(program);
  const sellers = await many(cards, () => aSellerOf(program, { campaignId, fridges: 1 }));
  const placed = await Promise.all(sellers.map(({ actor }) => redeem(actor, { rewardId, campaignId })));
  return Promise.all(placed.map(({ id, version }) => answerOf(approveOrder(program.auditor.actor, { orderId: id, version }))));
}

/** One member with points for so many orders who sends more of them at once, or one after the other. */
async function anEagerOne(
  program: Program,
  { points, orders, maximum, atOnce }: { points: number; orders: number; maximum?: number; atOnce: boolean },
) {
  const campaignId = await aRunningCampaign(program);
  const { rewardId } = await aThing(program, {
    price,
    stock: 50,
    ...(maximum === undefined ? {} : { categoryId: await aCategoryOf(program, maximum) }),
  });
  const { actor } = await aSellerOf(program, { campaignId, fridges: points });
  const { redeem } = doings(program);
  const one = () => answerOf(redeem(actor, { rewardId, campaignId }));
  if (atOnce) return many(orders, one);
  const answers: string[] = [];
  for (let order = 0; order < orders; order += 1) answers.push(await one());
  await new Promise((later) => setTimeout(later, 300)); // what is left to a later job has happened by now
  return answers;
}

const aCategoryOf = ({ platform, administrator }: Program, maximum: number) => aCategory(platform, administrator.actor, { maximum });

/** Two orders wait; the first one is refused and cancelled at once, by several people. */
async function aDoubleRefund(program: Program) {
  const campaignId = await aRunningCampaign(program);
  const { rewardId } = await aThing(program, { price, stock: 5 });
  const seller = await aSellerOf(program, { campaignId, fridges: 2 });
  const { redeem, refuseOrder, cancel } = doings(program);
  const order = await redeem(seller.actor, { rewardId, campaignId });
  await redeem(seller.actor, { rewardId, campaignId });
  const seen = { orderId: order.id, version: order.version };
  return Promise.all([
    answerOf(refuseOrder(program.auditor.actor, { ...seen, reason: 'reward_unavailable' })),
    answerOf(cancel(seller.actor, seen)),
    answerOf(refuseOrder(program.second.actor, { ...seen, reason: 'undeliverable' })),
    answerOf(cancel(seller.actor, seen)),
  ]);
}

/** One number in its many spellings, sent from several devices at once. */
async function anInvoiceInManySpellings(program: Program) {
  const campaignId = await aRunningCampaign(program);
  const { actor } = await aSellerOf(program, { campaignId, fridges: 0 });
  const spellings = ['48-190', '48190', '048190', '48 190', '48.190', '0048-190'];
  const lines = [{ sku: 'GEL-480', quantity: 1 }];
  const { report } = doings(program);
  return Promise.all(spellings.map((invoiceNumber) => answerOf(report(actor, { campaignId, invoiceNumber, lines }))));
}

async function twoAuditors(program: Program) {
  const campaignId = await aRunningCampaign(program);
  const { actor } = await aSellerOf(program, { campaignId, fridges: 0 });
  const { report, approveSale, refuseSale } = doings(program);
  const sale = await report(actor, { campaignId, invoiceNumber: 'B1', lines: [{ sku: 'GEL-480', quantity: 2 }] });
  const seen = { saleId: sale.id, version: sale.version };
  return Promise.all([
    answerOf(approveSale(program.auditor.actor, seen)),
    answerOf(refuseSale(program.second.actor, { ...seen, reason: 'forged' })),
  ]);
}

/** Points for three fridges and a rest are left, and a dozen are reported at once. */
async function aRushOnTheBudget(program: Program): Promise<string[]> {
  const campaignId = await aRunningCampaign(program);
  await saveBudget(program.platform, program.administrator.actor, { campaignId, cap: 3 * price + 50 });
  const sellers = await many(12, () => aSellerOf(program, { campaignId, fridges: 0 }));
  const { report } = doings(program);
  const lines = [{ sku: 'GEL-480', quantity: 1 }];
  return Promise.all(sellers.map(({ actor }) => answerOf(report(actor, { campaignId, invoiceNumber: 'C1', lines }))));
}

/** One administrator approves a level while another refuses it. */
async function twoWordsOnALevel(program: Program): Promise<string[]> {
  const { platform, administrator, tenantId } = program;
  const campaignId = await aRunningCampaign(program);
  await someMinimums(platform, administrator.actor, { campaignId, intermediate: 24, highest: 500 });
  const seller = await aSellerOf(program, { campaignId, fridges: 2 });
  const request = await openRequestOf(platform, seller.actor, seller);
  if (!request) throw new Error('the level was not asked for');
  const second = await aPerson(platform, { tenantId, roles: ['program_administrator'] });
  const parts = { ...platform, invoicesOf };
  return Promise.all([
    answerOf(decidedLevel(parts, administrator.actor, { request })),
    answerOf(decidedLevel(parts, second.actor, { request, reason: 'invoices_refused' })),
  ]);
}

/** One member's devices scan at the same moment; whoever was there already is told so, and only the first is credited. */
async function scansOfOneMember(program: Program): Promise<string[]> {
  const { platform, administrator, tenantId } = program;
  const campaignId = await aRunningCampaign(program);
  const { actor, memberId } = await aSellerOf(program, { campaignId, fridges: 0 });
  await platform.db.transaction((tx) => setRank(platform, tx, { tenantId, memberId, rank: 2 }));
  const withoutJobs = { ...platform, jobs: { ...platform.jobs, send: () => Promise.resolve() } }; // the lab has none: nobody is told of it
  const eventId = await anEvent(withoutJobs, administrator.actor, { points: 60, campaignId });
  const code = digitsOf(platform, { ...(await getEventRow(platform.db.write(), actor, { eventId })), tenantId });
  const scan = async () => {
    const { isAlready } = await checkIn(platform, actor, { eventId, way: 'digits', code, scannedAt: platform.clock.now() });
    if (isAlready) throw new Refusal('already_credited');
  };
  return many(4, () => answerOf(scan()));
}

export const races: readonly Race[] = [
  {
    name: 'oversell',
    known: 'vendurehq/vendure #1355, #3508',
    play: async (program) => ({ answers: await aQueue(program, { buyers: 12, stock: 3 }), winners: 3, refusals: ['out_of_stock'] }),
  },
  {
    name: 'double redemption by one member',
    known: 'fushengqian/fuint #71',
    play: async (program) => ({
      answers: await anEagerOne(program, { points: 2, orders: 8, atOnce: true }),
      winners: 2,
      refusals: ['points_short'],
    }),
  },
  {
    name: 'double code',
    known: 'Open Loyalty 2017, CustomerCampaignsController::buyCampaign',
    play: async (program) => ({ answers: await approvalsAtOnce(program, { cards: 6 }), winners: 6, refusals: [] }),
  },
  {
    name: 'double refund',
    known: 'blnkfinance/blnk #171, #315',
    play: async (program) => ({
      answers: await aDoubleRefund(program),
      winners: 1,
      refusals: ['order_already_refused', 'order_already_cancelled'],
    }),
  },
  {
    name: 'hold not counted',
    known: 'blnkfinance/blnk #181',
    play: async (program) => ({
      answers: await anEagerOne(program, { points: 5, orders: 6, atOnce: false }),
      winners: 5,
      refusals: ['points_short'],
    }),
  },
  {
    name: 'counter raised by a later job',
    known: 'HiEventsDev/Hi.Events #1223',
    play: async (program) => ({
      answers: await anEagerOne(program, { points: 4, orders: 4, maximum: 1, atOnce: false }),
      winners: 1,
      refusals: ['category_maximum'],
    }),
  },
  {
    name: 'invoice sent twice',
    known: '360insights: the recycled number with a space or a dash',
    play: async (program) => ({ answers: await anInvoiceInManySpellings(program), winners: 1, refusals: ['invoice_already_sent'] }),
  },
  {
    name: 'two auditors',
    known: 'tempus2016/taskmate #886',
    play: async (program) => ({ answers: await twoAuditors(program), winners: 1, refusals: ['already_approved', 'already_reproved'] }),
  },
  {
    name: 'budget passed',
    known: 'saleor/saleor #544: a limit that is looked at and raised later',
    play: async (program) => ({ answers: await aRushOnTheBudget(program), winners: 3, refusals: ['budget_spent'] }),
  },
  {
    name: 'checked in twice',
    known: 'pretix/pretix #797: one hand-out, verified several times',
    play: async (program) => ({ answers: await scansOfOneMember(program), winners: 1, refusals: ['already_credited'] }),
  },
  {
    name: 'level decided twice',
    known: 'tempus2016/taskmate #886',
    play: async (program) => ({
      answers: await twoWordsOnALevel(program),
      winners: 1,
      refusals: ['level_already_approved', 'level_already_refused', 'changed_meanwhile'],
    }),
  },
];
