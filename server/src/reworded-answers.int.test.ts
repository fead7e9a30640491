import { giveOpinion } from '@vitrine/contract/audit';
import { beginClose } from '@vitrine/contract/closing';
import type { Answer, Ask, Endpoint } from '@vitrine/contract/kernel';
import { refuseLevel } from '@vitrine/contract/levels';
import { refuseSale, reviseSale } from '@vitrine/contract/sales';
import { expect } from 'vitest';
import { aClose } from './modules/closing/testing.ts';
import { aPerson, type BuiltPerson } from './modules/identity/testing.ts';
import { openRequestOf, someMinimums } from './modules/levels/testing.ts';
import { aSale, aSaleForm, aShopFloor, decided } from './modules/sales/testing.ts';
import { test, type House } from './testing.ts';

/** What the caller hears, and what they hear again by the same key once the answer stands there as the release before wrote it: with refused for reproved. */
async function twice<E extends Endpoint>(house: House, person: BuiltPerson, endpoint: E, ask: Ask<E>): Promise<[Answer<E>, unknown]> {
  const key = `reworded-${house.platform.newId()}`;
  const call = () => house.call(person, endpoint, ask, { 'idempotency-key': key });
  const first = await call();
  expect(JSON.stringify(first.body)).toContain('reproved');
  const { numUpdatedRows } = await house.db
    .write()
    .updateTable('platform.idempotency_key')
    .set({ answer: JSON.stringify(first.body).replaceAll('reproved', 'refused') })
    .where('person_id', '=', person.personId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  expect(Number(numUpdatedRows)).toBe(1);
  return [first.body, (await call()).body];
}

test('D73 D40 what was answered in the words of an earlier release is repeated in those of this one', async ({ house }) => {
  const floor = await aShopFloor(house);
  const { tenantId } = floor.seller;
  const administrator = await aPerson(house.platform, { tenantId, roles: ['program_administrator'] });
  const second = await aPerson(house.platform, { tenantId, roles: ['auditor'] });
  await someMinimums(house.platform, administrator.actor, { campaignId: floor.campaignId, intermediate: 24, highest: 48 });
  const sale = await aSale(house.platform, floor.seller.actor, floor.sold({ quantity: 2 }));
  const other = await aSale(house.platform, floor.seller.actor, floor.sold());
  await decided(house.platform, floor.auditor.actor, { sale: other, reason: 'date_differs' });

  const [refused, refusedAgain] = await twice(house, floor.auditor, refuseSale, {
    params: { saleId: sale.id },
    body: { version: 1, reason: 'number_differs', note: '' },
  });
  expect(refused).toMatchObject({ sale: { state: 'reproved', decision: { state: 'reproved' } }, seller: { reproved: 2 } });
  expect(refusedAgain).toEqual(refused);

  const decidedAt = refused.sale.decision?.at ?? '';
  const opinion = { params: { subject: 'sale' as const, id: sale.id }, body: { decidedAt, agrees: true, note: '' } };
  const [given, givenAgain] = await twice(house, second, giveOpinion, opinion);
  expect(givenAgain).toEqual(given);

  const request = await openRequestOf(house.platform, floor.seller.actor, floor.seller);
  const [level, levelAgain] = await twice(house, administrator, refuseLevel, {
    params: { requestId: request?.id ?? '' },
    body: { version: 1, reason: 'invoices_refused', note: '' },
  });
  expect(level).toMatchObject({ state: 'refused', invoices: { reproved: 2 } }); // a level's own word stays
  expect(levelAgain).toEqual(level);

  const { campaignId: _, ...sold } = floor.sold({ quantity: 2 });
  const form = await aSaleForm(house.platform, floor.seller, sold);
  const [revised, revisedAgain] = await twice(house, floor.seller, reviseSale, {
    params: { saleId: sale.id },
    body: { version: 2, sale: form },
  });
  expect(revisedAgain).toEqual(revised);

  await aClose(house.platform, administrator.actor, { campaignId: floor.campaignId });
  const [closed, closedAgain] = await twice(house, administrator, beginClose, { params: { campaignId: floor.campaignId }, body: {} });
  expect(closedAgain).toEqual(closed);
});
