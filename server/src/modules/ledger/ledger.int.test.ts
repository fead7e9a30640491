import { expect } from 'vitest';
import { Refusal } from '../../platform/http/index.ts';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { capture, closeBook, confirmCredits, hold, release, type PutOrdersOnHold } from './index.ts';
import { aBook, aCredit, aHold, anExplanation, pointsOf, takeSaleBack } from './testing.ts';

const asAuditor = (house: House, person: BuiltPerson) => aPerson(house.platform, { tenantId: person.tenantId, roles: ['auditor'] });
const confirm = (house: House, auditor: BuiltPerson, saleId: string) =>
  house.db.transaction((tx) => confirmCredits(house.platform, tx, auditor.actor, { groupId: saleId, auditorId: auditor.memberId }));
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (fault: unknown) => (fault instanceof Refusal ? fault.code : String(fault)),
  );

test('PTS-01 D20 credited points are there at once and under audit; confirmed, they are audited', async ({ house }) => {
  const seller = await aPerson(house.platform);
  const auditor = await asAuditor(house, seller);
  const campaignId = await aBook(house.platform, seller);
  const { saleId } = await aCredit(house.platform, seller, { campaignId, amount: 150 });
  await aCredit(house.platform, seller, { campaignId, amount: 30, currency: 'experience', saleId });
  expect(await pointsOf(house.platform, seller, { campaignId })).toEqual({
    available: 150,
    underAudit: 150,
    held: 0,
    owed: 0,
    credited: 150,
    expiring: 150,
    expiresOn: '2030-12-31',
  });
  expect(await confirm(house, auditor, saleId)).toEqual({ confirmed: 2 });
  expect(await confirm(house, auditor, saleId)).toEqual({ confirmed: 0 });
  expect(await pointsOf(house.platform, seller, { campaignId })).toMatchObject({ available: 150, underAudit: 0 });
});

test('PTS-01 a hold takes from available at once; released it comes back, captured it is gone, each once', async ({ house }) => {
  const seller = await aPerson(house.platform);
  const campaignId = await aBook(house.platform, seller);
  const { platform } = house;
  await aCredit(platform, seller, { campaignId, amount: 100, underAudit: false });
  const first = await aHold(platform, seller, { campaignId, amount: 60 });
  expect(await refusalOf(aHold(platform, seller, { campaignId, amount: 60 }))).toBe('points_short');
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 40, held: 60 });
  const giveBack = () => house.db.transaction((tx) => release(platform, tx, seller.actor, { holdId: first.holdId, why: 'desistiu' }));
  await giveBack();
  expect(await refusalOf(giveBack())).toBe('already_resolved');
  const again = await aHold(platform, seller, { campaignId, amount: 60, orderId: first.orderId });
  expect(await refusalOf(aHold(platform, seller, { campaignId, amount: 10, orderId: first.orderId }))).toContain('holds points already');
  const spend = (holdId: string) => house.db.transaction((tx) => capture(platform, tx, seller.actor, { holdId, approvers: [] }));
  await spend(again.holdId);
  expect(await refusalOf(spend(again.holdId))).toBe('already_resolved');
  expect(await refusalOf(spend(platform.newId()))).toBe('not_found');
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 40, held: 0 });
});

test('ORD-01 D20 nothing is approved on points under audit, except by two others', async ({ house }) => {
  const seller = await aPerson(house.platform);
  const auditor = await asAuditor(house, seller);
  const { platform } = house;
  const campaignId = await aBook(platform, seller);
  await aCredit(platform, seller, { campaignId, amount: 50, underAudit: false });
  const { saleId } = await aCredit(platform, seller, { campaignId, amount: 50 });
  const [small, large] = [
    await aHold(platform, seller, { campaignId, amount: 40 }),
    await aHold(platform, seller, { campaignId, amount: 60 }),
  ];
  const approve = (holdId: string, approvers: string[]) =>
    house.db.transaction((tx) => capture(platform, tx, auditor.actor, { holdId, approvers }));
  await approve(small.holdId, [auditor.memberId]);
  expect(await refusalOf(approve(large.holdId, [auditor.memberId]))).toBe('points_not_audited');
  expect(await refusalOf(approve(large.holdId, [auditor.memberId, auditor.memberId]))).toBe('points_not_audited');
  expect(await refusalOf(approve(large.holdId, [auditor.memberId, seller.memberId]))).toBe('points_not_audited');
  await confirm(house, auditor, saleId);
  await approve(large.holdId, [auditor.memberId]);
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 0, held: 0, underAudit: 0 });
});

test('SAL-06 D20 a refused sale takes from available, then from orders, and the rest is owed and repaid by later credits', async ({
  house,
}) => {
  const seller = await aPerson(house.platform);
  const auditor = await asAuditor(house, seller);
  const { platform } = house;
  const campaignId = await aBook(platform, seller);
  const { saleId } = await aCredit(platform, seller, { campaignId, amount: 100 });
  const spent = await aHold(platform, seller, { campaignId, amount: 30 });
  const other = await aPerson(platform, { tenantId: seller.tenantId });
  await house.db.transaction((tx) =>
    capture(platform, tx, auditor.actor, { holdId: spent.holdId, approvers: [auditor.memberId, other.memberId], why: 'cliente à espera' }),
  );
  const waiting = await aHold(platform, seller, { campaignId, amount: 50 });
  const asked: number[] = [];
  const putOrdersOnHold: PutOrdersOnHold = async (tx, actor, { missing }) => {
    asked.push(missing);
    await release(platform, tx, actor, { holdId: waiting.holdId, why: 'pontos recusados' });
    return [waiting.orderId];
  };
  const back = () => takeSaleBack(platform, auditor, { saleId, putOrdersOnHold });
  expect(await back()).toEqual({ takenBack: { points: 100, experience: 0, training: 0 }, toHold: [waiting.orderId], owed: 30 });
  expect(asked).toEqual([80]);
  expect(await back()).toEqual({ takenBack: { points: 0, experience: 0, training: 0 }, toHold: [], owed: 0 });
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 0, held: 0, owed: 30, underAudit: 0, credited: 0 });
  await aCredit(platform, seller, { campaignId, amount: 20 });
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 0, owed: 10, underAudit: 20 });
  await aCredit(platform, seller, { campaignId, amount: 25 });
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 15, owed: 0 });
});

test('PTS-03 D31 at the close available points expire, debts are written off, held points stay', async ({ house }) => {
  const seller = await aPerson(house.platform);
  const { platform } = house;
  const campaignId = await aBook(platform, seller);
  const { saleId } = await aCredit(platform, seller, { campaignId, amount: 100, underAudit: false });
  const [kept, left] = [
    await aHold(platform, seller, { campaignId, amount: 40 }),
    await aHold(platform, seller, { campaignId, amount: 10 }),
  ];
  const book = { tenantId: seller.tenantId, campaignId };
  expect(await closeBook(platform, book)).toEqual({ wallets: 2 });
  expect(await closeBook(platform, book)).toEqual({ wallets: 0 });
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 0, held: 50, expiresOn: null });
  expect(await refusalOf(aCredit(platform, seller, { campaignId, amount: 5 }))).toBe('campaign_closed');
  expect(await refusalOf(aHold(platform, seller, { campaignId, amount: 5 }))).toBe('campaign_closed');
  const newcomer = await aPerson(platform, { tenantId: seller.tenantId });
  expect(await refusalOf(aCredit(platform, newcomer, { campaignId, amount: 5 }))).toBe('campaign_closed');
  await house.db.transaction((tx) => release(platform, tx, seller.actor, { holdId: left.holdId, why: 'desistiu', for: 'member' }));
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 0, held: 40 });
  await house.db.transaction((tx) => release(platform, tx, seller.actor, { holdId: kept.holdId, why: 'sem estoque', for: 'program' }));
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 40, held: 0, expiring: 40 });
  await aHold(platform, seller, { campaignId, amount: 15 });
  expect(await takeSaleBack(platform, seller, { saleId })).toMatchObject({ owed: 15 });
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 0, held: 15, owed: 0 });
});

test('SAL-03 a line is credited once for ever, also when two ask at once; an amount that does not follow is a fault', async ({ house }) => {
  const seller = await aPerson(house.platform);
  const { platform } = house;
  const campaignId = await aBook(platform, seller);
  const line = { campaignId, amount: 10, lineId: platform.newId(), saleId: platform.newId() };
  const answers = await Promise.all([1, 2, 3].map(() => refusalOf(aCredit(platform, seller, line))));
  expect(answers.sort()).toEqual(['already_credited', 'already_credited', 'none']);
  expect(await refusalOf(aCredit(platform, seller, { campaignId, amount: 11, explanation: anExplanation(platform, 10) }))).toContain(
    'does not follow',
  );
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 10 });
});

test('RWD-03 of many holds at once only those are given that the points cover', async ({ house }) => {
  const seller = await aPerson(house.platform);
  const { platform } = house;
  const campaignId = await aBook(platform, seller);
  await aCredit(platform, seller, { campaignId, amount: 100 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => refusalOf(aHold(platform, seller, { campaignId, amount: 30 }))));
  expect(answers.filter((answer) => answer === 'none')).toHaveLength(3);
  expect(answers.filter((answer) => answer === 'points_short')).toHaveLength(5);
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 10, held: 90 });
});

test('CLI-08 another client’s hold, sale and campaign are not there', async ({ house }) => {
  const [seller, stranger] = [await aPerson(house.platform), await aPerson(house.platform)];
  const { platform } = house;
  const campaignId = await aBook(platform, seller);
  const { saleId } = await aCredit(platform, seller, { campaignId, amount: 100 });
  const { holdId } = await aHold(platform, seller, { campaignId, amount: 30 });
  const as = <T>(work: (tx: Parameters<Parameters<House['db']['transaction']>[0]>[0]) => Promise<T>) => house.db.transaction(work);
  expect(await refusalOf(as((tx) => capture(platform, tx, stranger.actor, { holdId, approvers: [] })))).toBe('not_found');
  expect(await refusalOf(as((tx) => release(platform, tx, stranger.actor, { holdId, why: '' })))).toBe('not_found');
  expect(await as((tx) => confirmCredits(platform, tx, stranger.actor, { groupId: saleId, auditorId: stranger.memberId }))).toEqual({
    confirmed: 0,
  });
  expect(await takeSaleBack(platform, stranger, { saleId })).toMatchObject({ takenBack: { points: 0 } });
  const ask = { memberId: seller.memberId, campaignId, amount: 1, reason: { kind: 'order' as const, id: platform.newId() } };
  expect(await refusalOf(as((tx) => hold(platform, tx, stranger.actor, ask)))).toBe('points_short');
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 70, held: 30 });
});
