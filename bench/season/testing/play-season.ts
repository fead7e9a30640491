/** A whole campaign from its first day to its close: people sell in four zones, auditors decide, points are spent, and now and then a write dies before it commits and is sent again. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { saveBudget } from '../../../server/src/modules/campaigns/budget.ts';
import {
  aBrandWithAgency,
  aCampaignForm,
  aCampaignOf,
  aProduct,
  aPromotion,
  aStore,
} from '../../../server/src/modules/campaigns/testing.ts';
import { closeByItself } from '../../../server/src/modules/closing/testing.ts';
import { aPerson, type BuiltPerson } from '../../../server/src/modules/identity/testing.ts';
import { setRank, someMinimums } from '../../../server/src/modules/levels/testing.ts';
import { aReward } from '../../../server/src/modules/rewards/testing.ts';
import { photosInvariants } from '../../../server/src/modules/photos/index.ts';
import type { Platform } from '../../../server/src/platform/platform.ts';
import type { House } from '../../../server/src/testing.ts';
import { earns, skus } from '../../races/earnings.ts';
import { answerOf, doings, findViolations, register, type Program } from '../../races/testing/program.ts';

const zones = ['America/Sao_Paulo', 'America/Santiago', 'America/Toronto', 'America/Mexico_City'] as const;
const dayMs = 86_400_000;
/** Chile and Canada change their clocks within the 75 days behind it. */
const firstNoon = Date.parse('2027-02-15T18:00:00Z');

export type SeasonAsk = { seed: number; members: number; days?: number; salesADay: number };
export type Season = { hash: string; answers: Record<string, number>; faults: number; violations: string[] };

export async function playSeason(house: House, { seed, members, days = 75, salesADay }: SeasonAsk): Promise<Season> {
  const chance = chancesOf(seed);
  house.clock.shift(firstNoon - Date.parse(house.clock.now()));
  const { program, campaignId, people, stores, rewardId } = await layOut(house.platform, { members });
  const answers: Record<string, number> = {};
  let faults = 0;
  const said = async (what: string, doing: (platform: Platform) => Promise<unknown>): Promise<string> => {
    // A write that dies before it commits leaves nothing, and is sent again.
    if (chance() < 0.1) {
      faults += 1;
      const died = await answerOf(doing(dying(house.platform)));
      answers[`${what}: died ${died === 'ok' ? 'not' : ''}`] = (answers[`${what}: died ${died === 'ok' ? 'not' : ''}`] ?? 0) + 1;
      if (died === 'ok') return died;
    }
    const answer = await answerOf(doing(house.platform));
    answers[`${what}: ${answer}`] = (answers[`${what}: ${answer}`] ?? 0) + 1;
    return answer;
  };
  const one = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(chance() * list.length)];
    if (found === undefined) throw new Error('nobody is there');
    return found;
  };
  let invoices = 0;
  for (let day = 0; day < days; day += 1) {
    for (let sales = salesADay; sales > chance(); sales -= 1) {
      const seller = one(people);
      const store = one(stores);
      const quantity = 1 + Math.floor(chance() * 3);
      const lines = [{ sku: one(skus), quantity }];
      const invoiceNumber = `N${chance() < 0.05 ? invoices : (invoices += 1)}`;
      await said('sale', (platform) => doings({ platform, storeId: store }).report(seller.actor, { campaignId, invoiceNumber, lines }));
    }
    if (chance() < 0.5) await decideSome(house.platform, program, { campaignId, said, chance });
    if (chance() < 0.2) {
      const { actor } = one(people);
      await said('order', (platform) => doings({ platform, storeId: program.storeId }).redeem(actor, { rewardId, campaignId }));
    }
    house.clock.shift(dayMs);
  }
  house.clock.shift(3 * dayMs);
  await closeByItself(dying(house.platform)).catch(() => (faults += 1));
  await closeByItself(house.platform);
  await closeByItself(house.platform);
  const violations = (await findViolations(house.db.write(), program)).map(({ subject, detail }) => `${subject}: ${detail}`);
  for (const { find } of photosInvariants) violations.push(...(await find(house.db.write())).map(({ subject }) => subject));
  const books = await booksOf(house.platform, { campaignId, people });
  return {
    hash: createHash('sha256')
      .update(JSON.stringify([books, answers]))
      .digest('hex'),
    answers,
    faults,
    violations,
  };
}

/** The first waiting sales are approved, or one in five refused; the oldest order is approved where its points are audited. */
async function decideSome(
  platform: Platform,
  { tenantId, auditor }: Program,
  {
    campaignId,
    said,
    chance,
  }: { campaignId: string; said: (what: string, doing: (platform: Platform) => Promise<unknown>) => Promise<string>; chance: () => number },
): Promise<void> {
  const waiting = async (table: 'sale' | 'order') => {
    const found =
      table === 'sale'
        ? sql<{ id: string; version: number }>`
            select x.id, x.version from sales.sale x where x.tenant_id = ${tenantId} and x.campaign_id = ${campaignId} and x.state = 'under_audit'
            order by x.reported_at, x.invoice_key limit 4`
        : sql<{ id: string; version: number }>`
            select x.id, x.version from rewards."order" x where x.tenant_id = ${tenantId} and x.campaign_id = ${campaignId} and x.state = 'awaiting_approval'
            order by x.placed_at, x.points limit 4`;
    const { rows } = await found.execute(platform.db.write());
    return rows;
  };
  for (const { id: saleId, version } of await waiting('sale')) {
    const isRefused = chance() < 0.2;
    await said(isRefused ? 'refuse' : 'approve', (on) => {
      const does = doings({ platform: on, storeId: '' });
      return isRefused
        ? does.refuseSale(auditor.actor, { saleId, version, reason: 'forged' })
        : does.approveSale(auditor.actor, { saleId, version });
    });
  }
  for (const { id: orderId, version } of await waiting('order'))
    await said('deliver', (on) => doings({ platform: on, storeId: '' }).approveOrder(auditor.actor, { orderId, version }));
}

/** Its first transaction rolls back when all its work is done. */
function dying(platform: Platform): Platform {
  let isDead = false;
  const transaction: Platform['db']['transaction'] = (work) =>
    platform.db.transaction(async (tx) => {
      const done = await work(tx);
      if (!isDead) {
        isDead = true;
        throw new Error('died');
      }
      return done;
    });
  return {
    ...platform,
    db: new Proxy(platform.db, { get: (db, key, own) => (key === 'transaction' ? transaction : Reflect.get(db, key, own)) }),
  };
}

async function layOut(platform: Platform, { members }: { members: number }) {
  const administrator = await aPerson(platform, { roles: ['client_administrator'] });
  const { tenantId, actor } = administrator;
  const auditor = await aPerson(platform, { tenantId, roles: ['auditor'] });
  const { brandId, agencyId } = await aBrandWithAgency(platform, actor);
  const built = [];
  for (const timeZone of zones) built.push(await aStore(platform, actor, { takesPhotos: false, timeZone }));
  for (const sku of skus) await aProduct(platform, actor, { sku, brandId });
  const [first] = built;
  if (!first) throw new Error('there are zones');
  const program: Program = { platform, administrator, auditor, second: auditor, tenantId, brandId, agencyId, ...first };
  const day = (days: number) => platform.clock.in(days * dayMs).slice(0, 10);
  const campaignId = await aCampaignOf(platform, actor, {
    form: aCampaignForm(platform, { beginsOn: day(-1), endsOn: day(73) }),
    storeIds: built.map(({ storeId }) => storeId),
    rules: skus.map((sku) => ({ scope: 'sku' as const, value: sku, ...earns[sku] })),
  });
  await someMinimums(platform, actor, { campaignId, intermediate: 60, highest: 150 });
  await aPromotion(platform, actor, { campaignId, beginsOn: day(20), endsOn: day(26) });
  await saveBudget(platform, actor, { campaignId, cap: members * 500 });
  const { rewardId } = await aReward(platform, actor, { price: 120, stock: members });
  const people: BuiltPerson[] = [];
  for (let place = 0; place < members; place += 1) {
    const person = await aPerson(platform, { tenantId, programRole: 'salesperson', birthday: '1990-05-20' });
    await register({ ...program, ...(built[place % built.length] ?? first) }, person.actor, campaignId);
    if (place % 3 > 0) await platform.db.transaction((tx) => setRank(platform, tx, { ...person, rank: place % 3 === 1 ? 2 : 3 }));
    people.push(person);
  }
  return { program, campaignId, people, stores: built.map(({ storeId }) => storeId), rewardId };
}

/** What everybody has, by their place; no id and no instant is in it. */
async function booksOf(
  platform: Platform,
  { campaignId, people }: { campaignId: string; people: readonly BuiltPerson[] },
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string; said: string }>`
    select a.member_id, string_agg(concat_ws(' ', a.currency, a.role, a.credited, a.debited, a.moves, a.closed_at is not null), ', ' order by a.currency, a.role)
      || coalesce((select ' rank ' || s.rank from levels.standing s where s.tenant_id = a.tenant_id and s.member_id = a.member_id), '') as said
    from ledger.account a where a.book_id = ${campaignId} and a.tenant_id = ${people[0]?.tenantId ?? ''} and a.member_id is not null
    group by a.tenant_id, a.member_id`.execute(platform.db.write());
  const by = new Map(rows.map(({ member_id, said }) => [member_id, said]));
  return people.map(({ memberId }) => by.get(memberId) ?? '');
}

/** The same numbers for the same seed (mulberry32). */
function chancesOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
