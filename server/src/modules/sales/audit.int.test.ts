import { listAuditLog } from '@vitrine/contract/kernel';
import { listFeed, listNotices } from '@vitrine/contract/notices';
import * as wire from '@vitrine/contract/sales';
import { permissionsOf, roles } from '@vitrine/domain/identity';
import type { AuditReason } from '@vitrine/domain/sales';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { aSale, aShopFloor, pointsOf, violations, type ShopFloor } from './testing.ts';

type Seen = Pick<wire.Sale, 'id' | 'version'>;
const approve = (house: House, auditor: BuiltPerson, { id, version }: Seen) =>
  house.call(auditor, wire.approveSale, { params: { saleId: id }, body: { version } });
const refuse = (house: House, auditor: BuiltPerson, { id, version }: Seen, reason: AuditReason = 'photo_unreadable', note = '') =>
  house.call(auditor, wire.refuseSale, { params: { saleId: id }, body: { version, reason, note } });
const claim = (house: House, auditor: BuiltPerson, { id, version }: Seen) =>
  house.call(auditor, wire.claimSale, { params: { saleId: id }, body: { version } });
const aColleague = (house: House, { auditor }: ShopFloor, fullName = 'Outra Auditora') =>
  aPerson(house.platform, { tenantId: auditor.tenantId, roles: ['auditor'], fullName });
const queue = (house: House, auditor: BuiltPerson, query: Parameters<typeof house.call<typeof wire.listSalesToAudit>>[2]['query'] = {}) =>
  house.call(auditor, wire.listSalesToAudit, { query });

test('SAL-06 D20 an approved sale is audited: nothing moves but what is under audit', async ({ house }) => {
  const floor = await aShopFloor(house);
  const sale = await aSale(house.platform, floor.seller.actor, floor.sold());
  const seen = await house.call(floor.auditor, wire.getSaleToAudit, { params: { saleId: sale.id } });
  expect(seen.body).toMatchObject({
    sale: { id: sale.id, points: 120 },
    seller: { name: floor.seller.actor.fullName, role: 'salesperson', sales: 1, reproved: 0 },
    flags: [],
    similar: [],
    claim: null,
    impact: { available: 120, availableAfter: 0, missing: 0 },
    can: { claim: true, decide: true },
  });
  const approved = await approve(house, floor.auditor, sale);
  expect(approved).toMatchObject({
    status: 200,
    body: {
      sale: { state: 'approved', version: 2, decision: { state: 'approved', reason: null } },
      decidedBy: floor.auditor.actor.fullName,
      can: { decide: false },
    },
  });
  expect(await pointsOf(house, floor.seller, floor)).toMatchObject({
    points: { available: 120, underAudit: 0 },
    experience: { available: 12, underAudit: 0 },
  });
  const [notice] = (await house.call(floor.seller, listNotices, { query: {} })).body.items;
  expect(notice).toMatchObject({ kind: 'sale_approved', facts: { saleId: sale.id, title: sale.invoiceNumber, points: 120 } });
  const feed = (await house.call(floor.seller, listFeed, { query: { topic: 'sales' } })).body.items;
  expect(feed.map(({ kind, facts }) => [kind, facts['points']])).toEqual([
    ['sale_approved', 120],
    ['sale_sent', 120],
  ]);
  expect(await violations(house, floor)).toEqual([]);
});

test('SAL-06 D20 D21 a refused sale takes its points and its experience back, once, and says why', async ({ house }) => {
  const floor = await aShopFloor(house);
  const kept = await aSale(house.platform, floor.seller.actor, floor.sold());
  const sale = await aSale(house.platform, floor.seller.actor, floor.sold({ sku: floor.notebook }));
  const refused = await refuse(house, floor.auditor, sale, 'photo_unreadable', 'Chegue mais perto.');
  expect(refused).toMatchObject({
    status: 200,
    body: {
      sale: {
        state: 'reproved',
        decision: { state: 'reproved', reason: 'photo_unreadable', note: 'Chegue mais perto.', isCorrectable: true },
      },
    },
  });
  expect(await pointsOf(house, floor.seller, floor)).toMatchObject({
    points: { available: 120, underAudit: 120 },
    experience: { available: 12 },
  });
  expect((await house.call(floor.seller, wire.getSale, { params: { saleId: sale.id } })).body).toMatchObject({
    decision: { reason: 'photo_unreadable', note: 'Chegue mais perto.' },
    can: { revise: true },
  });
  const [notice] = (await house.call(floor.seller, listNotices, { query: {} })).body.items;
  expect(notice).toMatchObject({
    kind: 'sale_refused',
    facts: { saleId: sale.id, reason: 'photo_unreadable', note: 'Chegue mais perto.' },
  });
  expect(await refuse(house, floor.auditor, { ...sale, version: 2 })).toMatchObject({ status: 409, body: { refusal: 'already_reproved' } });
  expect(await approve(house, floor.auditor, { ...sale, version: 2 })).toMatchObject({
    status: 409,
    body: { refusal: 'already_reproved' },
  });
  for (const [state, own] of [
    ['under_audit', kept],
    ['reproved', sale],
  ] as const)
    expect((await house.call(floor.seller, wire.listSales, { query: { state } })).body.items).toMatchObject([{ id: own.id, state }]);
  expect(await violations(house, floor)).toEqual([]);
});

test('SAL-06 ADM-09 each decision stands in the audit log, with who made it and what it says', async ({ house }) => {
  const floor = await aShopFloor(house);
  const [good, bad] = [
    await aSale(house.platform, floor.seller.actor, floor.sold()),
    await aSale(house.platform, floor.seller.actor, floor.sold({ sku: floor.notebook })),
  ];
  await approve(house, floor.auditor, good);
  await refuse(house, floor.auditor, bad, 'other', 'Outra loja.');
  const { items } = (await house.call(floor.auditor, listAuditLog, { query: { subject: 'sale' } })).body;
  const who = floor.auditor.actor.fullName;
  expect(items).toMatchObject([
    { what: 'sale.refused', who, subjectId: bad.id, before: { state: 'under_audit' }, after: { state: 'refused', note: 'Outra loja.' } },
    { what: 'sale.approved', who, subjectId: good.id, before: { state: 'under_audit' }, after: { state: 'approved' } },
  ]);
});

test('SAL-06 a reason is one of the list, and “other” needs its words', async ({ house }) => {
  const floor = await aShopFloor(house);
  const sale = await aSale(house.platform, floor.seller.actor, floor.sold());
  expect(await refuse(house, floor.auditor, sale, 'other')).toMatchObject({ status: 422, body: { fields: { note: 'note_required' } } });
  expect(await refuse(house, floor.auditor, sale, 'other', 'x'.repeat(257))).toMatchObject({
    status: 422,
    body: { fields: { note: 'too_long' } },
  });
  const strange = { version: 1, reason: 'dislike' as 'other', note: '', audited_by: 'x' };
  const unheard = await house.call(floor.auditor, wire.refuseSale, { params: { saleId: sale.id }, body: strange });
  expect(unheard).toMatchObject({ status: 422, body: { fields: { reason: 'invalid_choice', audited_by: 'unknown_field' } } });
  expect((await refuse(house, floor.auditor, sale, 'other', 'Sem carimbo.')).status).toBe(200);
});

test('SAL-06 D37 of two auditors at once one decides, the other reads which decision came first', async ({ house }) => {
  const floor = await aShopFloor(house);
  const second = await aColleague(house, floor);
  for (let round = 0; round < 6; round += 1) {
    const sale = await aSale(house.platform, floor.seller.actor, floor.sold());
    const answers = await Promise.all([approve(house, floor.auditor, sale), refuse(house, second, sale)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const wasApproved = answers[0].status === 200;
    const stale = answers.find(({ status }) => status === 409);
    expect(stale?.body.refusal).toBe(wasApproved ? 'already_approved' : 'already_reproved');
  }
  expect(await violations(house, floor)).toEqual([]);
});

test('SAL-06 D40 a decision sent again with its key is the same decision', async ({ house }) => {
  const floor = await aShopFloor(house);
  const sale = await aSale(house.platform, floor.seller.actor, floor.sold());
  const ask = { params: { saleId: sale.id }, body: { version: 1, reason: 'forged', note: '' } } as const;
  const key = { 'idempotency-key': `decision-${house.platform.newId()}` };
  const answers = await Promise.all([0, 1].map(() => house.call(floor.auditor, wire.refuseSale, ask, key)));
  // The second waits for the first; only one that waits too long is told to come back.
  for (const { status, body } of answers)
    expect([200, 409]).toContain(status === 409 && body.refusal !== 'still_running' ? 'told something else' : status);
  expect((await house.call(floor.auditor, wire.refuseSale, ask, key)).body.sale.state).toBe('reproved');
  expect(await pointsOf(house, floor.seller, floor)).toMatchObject({ points: { available: 0, owed: 0 } });
  expect(await violations(house, floor)).toEqual([]);
});

test('SAL-06 D37 a claim keeps others off for five minutes, may be renewed and let go', async ({ house }) => {
  const floor = await aShopFloor(house);
  const second = await aColleague(house, floor);
  const sale = await aSale(house.platform, floor.seller.actor, floor.sold());
  const mine = await claim(house, floor.auditor, sale);
  expect(mine.body.claim).toMatchObject({ by: floor.auditor.actor.fullName, isMine: true });
  expect(await claim(house, second, sale)).toMatchObject({ status: 409, body: { refusal: 'claimed_by_other' } });
  expect(await approve(house, second, sale)).toMatchObject({ status: 409, body: { refusal: 'claimed_by_other' } });
  expect((await queue(house, second)).body.items).toMatchObject([{ claim: { by: floor.auditor.actor.fullName, isMine: false } }]);
  expect((await queue(house, second, { show: 'free' })).body.items).toEqual([]);
  expect((await queue(house, floor.auditor, { show: 'mine' })).body).toMatchObject({
    items: [{ id: sale.id }],
    counts: { all: 1, mine: 1 },
  });
  // Somebody else's claim is not theirs to let go.
  expect((await house.call(second, wire.releaseSale, { params: { saleId: sale.id } })).status).toBe(200);
  expect((await claim(house, second, sale)).status).toBe(409);

  house.clock.shift(5 * 60_000);
  expect((await claim(house, second, sale)).body.claim).toMatchObject({ isMine: true });
  expect((await claim(house, floor.auditor, sale)).status).toBe(409);
  await house.call(second, wire.releaseSale, { params: { saleId: sale.id } });
  expect((await approve(house, floor.auditor, sale)).status).toBe(200);
  house.clock.shift(-5 * 60_000);
});

test('SAL-06 two auditors who claim at once: one has it', async ({ house }) => {
  const floor = await aShopFloor(house);
  const second = await aColleague(house, floor);
  const sale = await aSale(house.platform, floor.seller.actor, floor.sold());
  const answers = await Promise.all([claim(house, floor.auditor, sale), claim(house, second, sale)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('SAL-06 CLI-06 auditors and administrators audit; nobody else finds the queue', async ({ house }) => {
  const floor = await aShopFloor(house);
  const sale = await aSale(house.platform, floor.seller.actor, floor.sold());
  for (const role of roles) {
    const person = await aPerson(house.platform, { tenantId: floor.seller.tenantId, roles: [role] });
    const expected = permissionsOf([role]).includes('sales.audit') ? 200 : 404;
    const found = [await queue(house, person), await claim(house, person, sale)].map(({ status }) => status);
    expect([role, ...found]).toEqual([role, expected, expected]);
    await house.call(person, wire.releaseSale, { params: { saleId: sale.id } });
  }
  const audit = roles.filter((role) => permissionsOf([role]).includes('sales.audit'));
  expect(audit).toEqual(['auditor', 'program_administrator', 'client_administrator', 'superuser']);
});

test('SAL-06 nobody audits their own sale', async ({ house }) => {
  const floor = await aShopFloor(house, { sellerRoles: ['auditor'] });
  const sale = await aSale(house.platform, floor.seller.actor, floor.sold());
  for (const answered of [
    await claim(house, floor.seller, sale),
    await approve(house, floor.seller, sale),
    await refuse(house, floor.seller, sale),
  ])
    expect(answered).toMatchObject({ status: 409, body: { refusal: 'own_sale' } });
});

test('SAL-06 D25 the number that somebody else sent is flagged on both, its common products too', async ({ house }) => {
  const floor = await aShopFloor(house);
  const [mine, theirs] = await Promise.all(
    [floor.seller, floor.colleague].map((person) => aSale(house.platform, person.actor, { ...floor.sold(), invoiceNumber: '77.310' })),
  );
  await aSale(house.platform, floor.seller.actor, floor.sold());
  for (const sale of [mine, theirs]) {
    const { body } = await house.call(floor.auditor, wire.getSaleToAudit, { params: { saleId: sale?.id ?? '' } });
    expect(body.flags).toEqual(['invoice_in_store', 'same_lines']);
    expect(body.similar).toMatchObject([{ id: sale === mine ? theirs?.id : mine?.id, isSameStore: true, sharedSkus: [floor.fridge] }]);
  }
  const flagged = await queue(house, floor.auditor, { show: 'flagged' });
  expect(new Set(flagged.body.items.map(({ id }) => id))).toEqual(new Set([mine?.id, theirs?.id]));
  expect(flagged.body.counts).toEqual({ all: 3, mine: 0, flagged: 2, large: 0 });
  expect((await queue(house, floor.auditor, { search: '0773-10' })).body.items).toHaveLength(2);
  expect(
    (await queue(house, floor.auditor, { search: floor.colleague.actor.fullName.toUpperCase() })).body.items.map(({ id }) => id),
  ).toEqual([theirs?.id]);
});

test('ADM-05 the queue goes on by keyset, the oldest first', async ({ house }) => {
  const floor = await aShopFloor(house);
  const sales: string[] = [];
  for (let n = 0; n < 5; n += 1) sales.push((await aSale(house.platform, floor.seller.actor, floor.sold())).id);
  const found: string[] = [];
  for (let after: string | undefined; ;) {
    const { body } = await queue(house, floor.auditor, { limit: 2, ...(after ? { after } : {}) });
    found.push(...body.items.map(({ id }) => id));
    if (!body.next) break;
    after = body.next;
  }
  expect(found).toEqual(sales);
  expect((await queue(house, floor.auditor, { after: 'nonsense' })).status).toBe(422);
});

test('SAL-06 control: a decision that the ledger did not hear of is found by the proof', async ({ house }) => {
  const floor = await aShopFloor(house);
  const sale = await aSale(house.platform, floor.seller.actor, floor.sold());
  const setDecision = (decision: string | null) =>
    house.db.pool.query('update sales.revision set decision = $1, decided_at = $2, decided_by = $3 where sale_id = $4', [
      decision,
      decision && house.clock.now(),
      decision && floor.auditor.memberId,
      sale.id,
    ]);
  await setDecision('refused');
  expect(await violations(house, floor)).toHaveLength(2);
  await setDecision(null);
  expect(await violations(house, floor)).toEqual([]);
});
