import * as wire from '@vitrine/contract/ledger';
import { amountOf } from '@vitrine/domain/ledger';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { capture, confirmCredits } from './index.ts';
import { aBook, aCredit, aHold, anExplanation, takeSaleBack } from './testing.ts';

const statementOf = (
  house: House,
  person: BuiltPerson,
  query: NonNullable<Parameters<typeof house.call<typeof wire.listStatement>>[2]['query']>,
) => house.call(person, wire.listStatement, { query });

test('PTS-01 PTS-02 points and experience are two balances of a campaign; training points belong to none', async ({ house }) => {
  const seller = await aPerson(house.platform);
  const campaignId = await aBook(house.platform, seller, { name: { 'pt-BR': 'Primavera', 'en-US': 'Spring' } });
  const empty = await house.call(seller, wire.getPoints, {});
  expect([empty.status, empty.body.campaign, empty.body.points.available]).toEqual([200, null, 0]);
  const sale = { campaignId, saleId: house.platform.newId() };
  await aCredit(house.platform, seller, { ...sale, amount: 100 });
  await aCredit(house.platform, seller, { ...sale, amount: 40, currency: 'experience' });
  await aCredit(house.platform, seller, { campaignId: null, amount: 7, currency: 'training' });
  await aHold(house.platform, seller, { campaignId, amount: 60 });
  const { status, body } = await house.call(seller, wire.getPoints, { query: { campaignId } });
  expect(status).toBe(200);
  expect(body.campaign).toEqual({
    id: campaignId,
    name: { 'pt-BR': 'Primavera', 'en-US': 'Spring' },
    endsOn: '2030-12-31',
    timeZone: 'America/Sao_Paulo',
    isClosed: false,
  });
  expect(body.points).toMatchObject({ available: 40, held: 60, underAudit: 100, credited: 100, expiring: 40, expiresOn: '2030-12-31' });
  expect(body.experience).toMatchObject({ available: 40, held: 0, expiring: 0, expiresOn: null });
  expect(body.training).toMatchObject({ available: 7 });
});

test('PTS-02 every movement stands in the statement with its state and the balance after it, page by page', async ({ house }) => {
  const seller = await aPerson(house.platform);
  const auditor = await aPerson(house.platform, { tenantId: seller.tenantId, fullName: 'Ana Auditora' });
  const { platform } = house;
  const campaignId = await aBook(platform, seller);
  const [good, bad, open] = [
    await aCredit(platform, seller, { campaignId, amount: 100 }),
    await aCredit(platform, seller, { campaignId, amount: 50 }),
    await aCredit(platform, seller, { campaignId, amount: 5 }),
  ];
  await house.db.transaction((tx) => confirmCredits(platform, tx, auditor.actor, { groupId: good.saleId, auditorId: auditor.memberId }));
  const [spent] = [await aHold(platform, seller, { campaignId, amount: 20 }), await aHold(platform, seller, { campaignId, amount: 30 })];
  await house.db.transaction((tx) => capture(platform, tx, auditor.actor, { holdId: spent.holdId, approvers: [auditor.memberId] }));
  await takeSaleBack(platform, auditor, { saleId: bad.saleId });

  const { body } = await statementOf(house, seller, { campaignId });
  expect(body.items.map(({ code, state, amount, balanceAfter }) => [code, state, amount, balanceAfter])).toEqual([
    ['take_back', 'done', -50, 55],
    ['hold', 'held', -30, 105],
    ['hold', 'spent', -20, 135],
    ['credit', 'under_audit', 5, 155],
    ['credit', 'taken_back', 50, 150],
    ['credit', 'audited', 100, 100],
  ]);
  expect(body.items.map(({ title }) => title)).toEqual(['Notebook 15', null, null, 'Notebook 15', 'Notebook 15', 'Notebook 15']);
  expect(body.items[3]?.reason).toEqual({ kind: 'sale_line', id: open.lineId, groupId: open.saleId });
  const pages: number[] = [];
  for (let after: string | undefined, more = true; more;) {
    const page = await statementOf(house, seller, { campaignId, limit: 4, ...(after ? { after } : {}) });
    pages.push(...page.body.items.map(({ balanceAfter }) => balanceAfter));
    more = page.body.next !== null;
    after = page.body.next ?? undefined;
  }
  expect(pages).toEqual([55, 105, 135, 155, 150, 100]);
  const audited = await statementOf(house, seller, { campaignId, state: 'audited' });
  expect(audited.body.items.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([[100, 100]]);
  expect((await statementOf(house, seller, { campaignId, currency: 'experience' })).body.items).toEqual([]);
  expect((await statementOf(house, seller, { campaignId, after: 'not a cursor' })).status).toBe(422);
});

test('PTS-02 a credit counts from the day that it was earned on, everything else from the day it was written', async ({ house }) => {
  const seller = await aPerson(house.platform);
  const campaignId = await aBook(house.platform, seller);
  await aCredit(house.platform, seller, { campaignId, amount: 100, effectiveOn: '2026-11-02' });
  await aHold(house.platform, seller, { campaignId, amount: 20 });
  const { body } = await statementOf(house, seller, { campaignId });
  expect(body.items.map(({ code, effectiveOn }) => [code, effectiveOn])).toEqual([
    ['hold', house.clock.now().slice(0, 10)],
    ['credit', '2026-11-02'],
  ]);
});

test('PTS-02 a number explains itself: rule, promotion, rounding, sale and auditor, and computes to the amount again', async ({
  house,
}) => {
  const seller = await aPerson(house.platform);
  const auditor = await aPerson(house.platform, { tenantId: seller.tenantId, fullName: 'Ana Auditora' });
  const { platform } = house;
  const campaignId = await aBook(platform, seller);
  const explanation = anExplanation(platform, 15, {
    quantity: 3,
    multiplier: { numerator: 3, denominator: 2 },
    promotionIds: [platform.newId()],
  });
  const { entryId, saleId } = await aCredit(platform, seller, { campaignId, amount: 68, explanation });
  const why = async (id: string) => (await house.call(seller, wire.getStatementEntry, { params: { entryId: id } })).body;
  const before = await why(entryId);
  expect(before).toMatchObject({
    amount: 68,
    balanceAfter: 68,
    state: 'under_audit',
    campaignId,
    addedByPromotion: 23,
    auditor: null,
    undoneBy: null,
  });
  expect(before.explanation && amountOf(before.explanation)).toBe(68);
  await takeSaleBack(platform, auditor, { saleId, why: 'Nota ilegível' });
  const after = await why(entryId);
  expect(after).toMatchObject({ state: 'taken_back', auditor: { name: 'Ana Auditora' }, undoneBy: { code: 'take_back' } });
  expect(await why(String(after.undoneBy?.id))).toMatchObject({
    amount: -68,
    why: 'Nota ilegível',
    undoes: entryId,
    auditor: { name: 'Ana Auditora' },
  });
});

test('CLI-08 ERR-04 points, statement and entries of others are not there; extra words in the query change nothing', async ({ house }) => {
  const [seller, stranger] = [await aPerson(house.platform), await aPerson(house.platform)];
  const colleague = await aPerson(house.platform, { tenantId: seller.tenantId });
  const campaignId = await aBook(house.platform, seller);
  const { entryId } = await aCredit(house.platform, seller, { campaignId, amount: 100 });
  for (const person of [stranger, colleague])
    expect((await house.call(person, wire.getStatementEntry, { params: { entryId } })).status).toBe(404);
  expect((await house.call(stranger, wire.getPoints, { query: { campaignId } })).status).toBe(404);
  expect((await statementOf(house, stranger, { campaignId })).status).toBe(404);
  expect((await statementOf(house, colleague, { campaignId })).body).toEqual({ items: [], next: null });
  expect((await house.call(null, wire.getPoints, {})).status).toBe(401);
});
