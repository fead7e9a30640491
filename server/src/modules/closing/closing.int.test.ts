import { copyCampaign, getPointsTableToManage, savePointsTable } from '@vitrine/contract/campaigns';
import { beginClose, beginSimulation, getClose, getSimulation, listSimulations } from '@vitrine/contract/closing';
import { listAuditLog } from '@vitrine/contract/kernel';
import { addDays, dayIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Platform } from '../../platform/platform.ts';
import { isLong, test, type House } from '../../testing.ts';
import { aCampaign, aPromotion, aRegistration, type BuiltCampaign } from '../campaigns/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { ledgerInvariants } from '../ledger/index.ts';
import { aCredit, aHold, takeSaleBack } from '../ledger/testing.ts';
import { setRank, someMinimums } from '../levels/testing.ts';
import { aSale, claimed, decided } from '../sales/testing.ts';
import { closeByItself, stateOf } from './testing.ts';
import { begin, runClose } from './run-close.ts';

const day = 86_400_000;

async function aProgram(house: House, { ranks = [3, 2, 2, 1] }: { ranks?: (1 | 2 | 3)[] } = {}) {
  const { platform } = house;
  const admin = await aPerson(platform, { roles: ['program_administrator'] });
  const campaign = await aCampaign(platform, admin.actor);
  await someMinimums(platform, admin.actor, { campaignId: campaign.campaignId });
  const sellers: BuiltPerson[] = [];
  for (const rank of ranks) {
    const seller = await aPerson(platform, { tenantId: admin.tenantId, birthday: '1990-05-20', programRole: 'salesperson' });
    await aRegistration(platform, seller.actor, campaign);
    if (rank > 1) await platform.db.transaction((tx) => setRank(platform, tx, { ...seller, rank }));
    sellers.push(seller);
  }
  return {
    admin,
    campaign,
    sellers,
    of: { tenantId: admin.tenantId, campaignId: campaign.campaignId },
    at: { params: { campaignId: campaign.campaignId } },
  };
}
type Program = Awaited<ReturnType<typeof aProgram>>;

/** Points, held points, a debt, experience enough for a level and too little for another. */
async function earn({ platform }: House, { campaign: { campaignId }, sellers, admin }: Program): Promise<void> {
  const [first, second, third] = sellers;
  if (!first || !second || !third) throw new Error('three sellers at least');
  const audited = { campaignId, underAudit: false };
  await aCredit(platform, first, { ...audited, amount: 500 });
  await aCredit(platform, first, { ...audited, amount: 1_300, currency: 'experience' });
  await aHold(platform, first, { campaignId, amount: 120 });
  await aCredit(platform, second, { ...audited, amount: 90 });
  await aCredit(platform, second, { ...audited, amount: 399, currency: 'experience' });
  const { saleId } = await aCredit(platform, third, { ...audited, amount: 80 });
  await aHold(platform, third, { campaignId, amount: 70 });
  await takeSaleBack(platform, admin, { saleId });
}

/** What every seller has in the end, by their place. */
async function booksOf(house: House, { sellers, of }: Program) {
  const { rows } = await sql<{ member_id: string; said: string }>`
    select m.id as member_id, concat_ws(' | ',
      (select string_agg(concat_ws(' ', a.currency, a.role, a.credited, a.debited, a.moves, a.closed_at is not null), ', ' order by a.currency, a.role)
        from ledger.account a where a.tenant_id = m.tenant_id and a.member_id = m.id and a.book_id = ${of.campaignId}),
      (select s.rank from levels.standing s where s.tenant_id = m.tenant_id and s.member_id = m.id),
      (select concat_ws(' ', t.rank_before, t.rank_after, t.experience) from levels.settlement t
        where t.tenant_id = m.tenant_id and t.member_id = m.id and t.campaign_id = ${of.campaignId})) as said
    from identity.member m where m.tenant_id = ${of.tenantId}`.execute(house.db.write());
  return sellers.map(({ memberId }) => rows.find(({ member_id }) => member_id === memberId)?.said);
}
const holds = async (house: House) => {
  for (const { id, find } of ledgerInvariants) expect([id, await find(house.db.write())]).toEqual([id, []]);
};

test('PTS-03 LVL-04 D26 D31 a close does what its simulation said, and its report adds up; begun twice at once it is one', async ({
  house,
}) => {
  const program = await aProgram(house);
  const { admin, at } = program;
  await earn(house, program);
  const early = await house.call(admin, beginClose, { ...at, body: {} });
  expect([early.status, early.body]).toMatchObject([409, { refusal: 'campaign_not_over' }]);
  expect((await house.call(admin, getClose, at)).body).toMatchObject({
    stage: 'running',
    simulation: { expiring: { points: 470, accounts: 2 }, held: { points: 190 }, kept: 1, fallen: 2, debts: { points: 70, accounts: 1 } },
    can: { close: false },
  });
  house.clock.shift(62 * day);
  // The first log-in is over by now.
  const later = await aPerson(house.platform, { tenantId: admin.tenantId, roles: ['program_administrator'], fullName: 'Marina Prado' });
  const begun = await Promise.all([1, 2].map(() => house.call(later, beginClose, { ...at, body: {} })));
  expect(begun.map(({ status }) => status)).toEqual([200, 200]);
  await house.drain();
  const { body: closed } = await house.call(later, getClose, at);
  expect(closed).toMatchObject({ stage: 'closed', begunBy: 'Marina Prado', can: { close: false } });
  expect(closed.soFar).toEqual(closed.simulation);
  expect(closed.progress.closed).toBe(closed.progress.accounts);
  const { report } = closed;
  if (!report) throw new Error('there is a report');
  expect(report).toMatchObject({ issued: 670, expired: 470, held: 190, takenBack: 80, writtenOff: 70, owed: 0, usable: 0 });
  expect(report.redeemed + report.expired + report.held + report.usable + report.takenBack - report.writtenOff - report.owed).toBe(
    report.issued,
  );
  await holds(house);

  const before = await booksOf(house, program);
  await Promise.all([1, 2].map(() => runClose(house.platform, program.of)));
  expect(await booksOf(house, program)).toEqual(before);
  expect((await house.call(later, getClose, at)).body.report).toEqual(report);
  const trail = (await house.call(later, listAuditLog, { query: { subject: 'campaign', subjectId: program.of.campaignId } })).body.items;
  expect(trail.filter(({ what }) => what === 'campaign.close_begun')).toHaveLength(1);
  const stranger = await aPerson(house.platform, { roles: ['program_administrator'] });
  expect((await house.call(stranger, getClose, at)).status).toBe(404);
});

/** Dies in its nth transaction, before it commits. */
function dyingAt(platform: Platform, nth: number): Platform {
  let count = 0;
  const transaction: Platform['db']['transaction'] = (work) =>
    platform.db.transaction(async (tx) => {
      const done = await work(tx);
      if (count++ === nth) throw new Error('killed');
      return done;
    });
  return {
    ...platform,
    db: new Proxy(platform.db, { get: (db, key, own) => (key === 'transaction' ? transaction : Reflect.get(db, key, own)) }),
  };
}

/** Takes a rank from everybody who is below their minimum, member by member, and remembers nobody. */
async function naiveClose(platform: Platform, { sellers }: Program): Promise<void> {
  for (const { tenantId, memberId } of sellers)
    await platform.db.transaction((tx) =>
      sql`update levels.standing set rank = rank - 1 where tenant_id = ${tenantId} and member_id = ${memberId} and rank > 1`.execute(tx),
    );
}

test('PTS-03 LVL-04 a close that is killed in any of its transactions and begun again gives the same books; a naive one does not', async ({
  house,
}) => {
  const whole = async (dies: number | undefined) => {
    const program = await aProgram(house);
    await earn(house, program);
    await house.platform.db.transaction((tx) => begin(house.platform, tx, program.of, { begunBy: null }));
    let killed = false;
    if (dies !== undefined)
      await runClose(dyingAt(house.platform, dies), program.of, { atOnce: 1 }).catch(() => {
        killed = true;
      });
    await runClose(house.platform, program.of, { atOnce: 1 });
    return { books: await booksOf(house, program), killed, state: await stateOf(house.platform, program.of) };
  };
  const { books } = await whole(undefined);
  let points = 0;
  // Each of its transactions in the long run, every third one otherwise.
  for (let dies = 0; ; dies += isLong ? 1 : 3) {
    const again = await whole(dies);
    expect([dies, again.books]).toEqual([dies, books]);
    if (!again.killed) break;
    points += 1;
  }
  expect(points).toBeGreaterThan(isLong ? 8 : 2);
  await holds(house);
  // The control: the same kill must show on a close that keeps no account of whom it did.
  const ranksAfter = async (dies: number | undefined) => {
    const program = await aProgram(house, { ranks: [3, 3, 3, 3] });
    if (dies !== undefined) await naiveClose(dyingAt(house.platform, dies), program).catch(() => undefined);
    await naiveClose(house.platform, program);
    return booksOf(house, program);
  };
  expect(await ranksAfter(2)).not.toEqual(await ranksAfter(undefined));
});

test('PTS-03 a campaign that nobody closes is closed by itself, a day after it could be', async ({ house }) => {
  const program = await aProgram(house);
  await earn(house, program);
  const stage = async () => {
    const admin = await aPerson(house.platform, { tenantId: program.of.tenantId, roles: ['program_administrator'] });
    return (await house.call(admin, getClose, program.at)).body;
  };
  const { closableAt: from } = await stage();
  const goTo = (hours: number) => house.clock.shift(Date.parse(from) + hours * 3_600_000 - Date.parse(house.clock.now()));
  goTo(-1);
  await closeByItself(house.platform);
  expect(await stage()).toMatchObject({ stage: 'running' });
  goTo(23);
  await closeByItself(house.platform);
  expect(await stage()).toMatchObject({ stage: 'ready' });
  goTo(25);
  expect(await closeByItself(house.platform)).toBeGreaterThan(0);
  expect(await stage()).toMatchObject({ stage: 'closed', begunBy: null });
  expect(await closeByItself(house.platform)).toBe(0);
});

const sell = (house: House, seller: BuiltPerson, { campaignId, storeId, sku }: BuiltCampaign, quantity: number) =>
  aSale(house.platform, seller.actor, {
    campaignId,
    storeId,
    saleDate: dayIn('America/Sao_Paulo', house.platform.clock.now()),
    lines: [{ sku, quantity }],
  });

test('CMP-05 the published rules replay to the ledger, to the point; a draft tells who wins, who loses and what it costs', async ({
  house,
}) => {
  const program = await aProgram(house);
  const { admin, at, campaign, sellers } = program;
  const [first, second] = sellers;
  if (!first || !second) throw new Error('two sellers');
  await aPromotion(house.platform, admin.actor, { campaignId: campaign.campaignId, times: '1.5' });
  await sell(house, first, campaign, 3);
  const refused = await sell(house, second, campaign, 7);
  await sell(house, second, campaign, 1);
  const auditor = await aPerson(house.platform, { tenantId: admin.tenantId, roles: ['auditor'] });
  await claimed(house.platform, auditor.actor, { sale: refused });
  await decided(house.platform, auditor.actor, { sale: refused, reason: 'forged' });

  const beginsOn = addDays(dayIn('America/Sao_Paulo', house.platform.clock.now()), 70);
  const form = { name: { 'pt-BR': 'Rascunho' }, beginsOn, endsOn: addDays(beginsOn, 74) };
  const draft = { params: { campaignId: (await house.call(admin, copyCampaign, { ...at, body: form })).body.id } };
  const simulated = async () => {
    const { body } = await house.call(admin, beginSimulation, { ...draft, body: { pastId: campaign.campaignId } });
    await house.drain();
    return (await house.call(admin, getSimulation, { params: { ...draft.params, simulationId: body.id } })).body;
  };
  const same = await simulated();
  // 3 and 1 units of 150 points by 1.5; 7 were refused.
  expect(same.result).toMatchObject({ lines: 3, people: 2, differences: 0, published: 900, ledger: 900, winners: 0, losers: 0, equal: 2 });
  expect(same.result?.points).toEqual({ before: 900, after: 900 });
  const { version } = (await house.call(admin, getPointsTableToManage, draft)).body;
  await house.call(admin, savePointsTable, {
    ...draft,
    body: { version, rules: [{ scope: 'sku', value: campaign.sku, points: 200, experience: 30 }] },
  });
  const dearer = await simulated();
  expect(dearer.number).toBe(2);
  expect(dearer.result).toMatchObject({
    points: { before: 900, after: 1_200 },
    winners: 2,
    losers: 0,
    differences: 0,
    products: [{ was: 150, now: 200, quantity: 4 }],
  });
  expect((await house.call(admin, listSimulations, draft)).body.items.map(({ number }) => number)).toEqual([2, 1]);
  const bare = await house.call(admin, beginSimulation, { ...at, body: { pastId: draft.params.campaignId } });
  expect([bare.status, bare.body]).toMatchObject([422, { fields: { pastId: 'campaign_without_sales' } }]);
  const stranger = await aPerson(house.platform, { roles: ['program_administrator'] });
  expect((await house.call(stranger, listSimulations, draft)).status).toBe(404);
  expect((await house.call(stranger, beginSimulation, { ...draft, body: { pastId: campaign.campaignId } })).status).toBe(404);
});
