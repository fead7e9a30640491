import * as wire from '@vitrine/contract/audit';
import { listAuditLog } from '@vitrine/contract/kernel';
import { isSampled } from '@vitrine/domain/audit';
import { addDays } from '@vitrine/domain/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { aSale, aShopFloor, decided } from '../sales/testing.ts';

const list = async (house: House, person: BuiltPerson, query: { show?: 'all' | 'sample' | 'disagreed' | 'mine'; limit?: number } = {}) =>
  (await house.call(person, wire.listDecisions, { query })).body.items;
const say = (house: House, person: BuiltPerson, { id, decidedAt }: wire.AuditDecision, agrees: boolean, note = '') =>
  house.call(person, wire.giveOpinion, { params: { subject: 'sale', id }, body: { decidedAt, agrees, note } });

/** A shop floor with a second auditor, and sales that the first one decided; of some thirty there is one in the sample. */
async function aDecidedFloor(house: House, sales: number) {
  const floor = await aShopFloor(house);
  const { tenantId } = floor.auditor;
  const second = await aPerson(house.platform, { tenantId, roles: ['auditor'], fullName: 'Segunda Auditora' });
  const ids: string[] = [];
  for (let made = 0; made < sales; made += 1) {
    const sale = await aSale(house.platform, floor.seller.actor, { ...floor.sold(), photoFileId: null, storeId: floor.quietStoreId });
    await decided(house.platform, floor.auditor.actor, { sale, ...(made % 3 === 0 ? { reason: 'date_differs' as const } : {}) });
    ids.push(sale.id);
  }
  return { ...floor, second, ids };
}

test('ADM-05 one place tells what waits in each queue of the person, by age and by risk', async ({ house }) => {
  const floor = await aShopFloor(house);
  const { tenantId } = floor.auditor;
  const administrator = await aPerson(house.platform, { tenantId, roles: ['client_administrator'] });
  const overview = async (person: BuiltPerson) => (await house.call(person, wire.getAuditQueues, {})).body;
  const before = { saleDate: addDays(floor.today, -2) }; // 25 hours ago it was that day or the next
  house.clock.shift(-25 * 3_600_000);
  const sale = await aSale(house.platform, floor.seller.actor, { ...floor.sold(), ...before });
  house.clock.shift(25 * 3_600_000);
  await aSale(house.platform, floor.seller.actor, { ...floor.sold(), photoFileId: null, storeId: floor.quietStoreId });
  expect((await overview(floor.auditor)).queues).toMatchObject([
    { kind: 'sales', count: 2, late: 1, atRisk: 1, oldestSince: sale.reportedAt },
    { kind: 'photos', count: 0 },
    { kind: 'orders', count: 0 },
  ]);
  expect((await overview(administrator)).queues.map(({ kind }) => kind)).toEqual([
    'sales',
    'photos',
    'level_requests',
    'orders',
    'registrations',
  ]);
  await decided(house.platform, floor.auditor.actor, { sale });
  expect(await overview(floor.auditor)).toMatchObject({ decidedToday: 1, queues: [{ count: 1, late: 0 }, {}, {}] });
  expect((await house.call(floor.seller, wire.getAuditQueues, {})).status).toBe(404);
});

test('ADM-05 who decided what, and a second opinion on the sample: once, by somebody else, with words where it differs', async ({
  house,
}) => {
  const floor = await aDecidedFloor(house, 24);
  const { auditor, second } = floor;
  const all = await list(house, second, { limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(floor.ids.toReversed());
  expect(all[0]).toMatchObject({
    subject: 'sale',
    state: 'approved',
    decidedBy: 'Auditora de Ensaio',
    about: 'Vendedora de Ensaio',
    opinion: null,
  });
  expect(new Set(all.map(({ state }) => state)), 'D73').toEqual(new Set(['approved', 'reproved']));
  expect(all.filter((one) => one.isSampled).map(({ id }) => id)).toEqual(all.map(({ id }) => id).filter(isSampled));
  expect((await list(house, second, { show: 'sample' })).every(({ id }) => isSampled(id))).toBe(true);
  expect(await list(house, auditor, { show: 'sample' })).toEqual([]); // nobody seconds themselves
  expect(await list(house, second, { show: 'mine' })).toEqual([]);

  const [decision, other] = all;
  if (!decision || !other) throw new Error('there are decisions');
  expect((await say(house, auditor, decision, true)).body).toMatchObject({ refusal: 'own_decision' });
  expect((await say(house, second, decision, false)).body).toMatchObject({ fields: { note: 'opinion_note_required' } });
  expect((await say(house, second, { ...decision, decidedAt: '2026-01-01T00:00:00.000Z' }, true)).body).toMatchObject({
    refusal: 'changed_meanwhile',
  });
  const third = await aPerson(house.platform, { tenantId: auditor.tenantId, roles: ['auditor'], fullName: 'Terceira Auditora' });
  const both = await Promise.all([say(house, second, decision, false, 'A data é outra'), say(house, third, decision, true)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await say(house, second, other, true)).body).toMatchObject({ opinion: { by: 'Segunda Auditora', agrees: true } });
  const [told] = (
    await house.call(await administratorOf(house, auditor), listAuditLog, { query: { subject: 'sale', subjectId: other.id } })
  ).body.items;
  expect(told).toMatchObject({ what: 'opinion.agreed', after: { agrees: true, decidedBy: 'Auditora de Ensaio' } });
  expect((await list(house, auditor, { show: 'disagreed' })).length).toBe(both[0]?.status === 200 ? 1 : 0);
});

const administratorOf = (house: House, { tenantId }: BuiltPerson) => aPerson(house.platform, { tenantId, roles: ['client_administrator'] });

test('ADM-05 CLI-08 decisions of another client are nobody’s, and members find no such place', async ({ house }) => {
  const floor = await aDecidedFloor(house, 1);
  const stranger = await aPerson(house.platform, { roles: ['auditor'] });
  const [decision] = await list(house, floor.second);
  if (!decision) throw new Error('there is a decision');
  expect(await list(house, stranger)).toEqual([]);
  expect((await say(house, stranger, decision, true)).status).toBe(404);
  expect((await house.call(floor.seller, wire.listDecisions, { query: {} })).status).toBe(404);
});
