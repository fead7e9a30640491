import * as wire from '@vitrine/contract/sales';
import { sequenceLength } from '@vitrine/domain/sales';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { aRegistration } from '../campaigns/testing.ts';
import { aPicture, chanceOf, markOfStored, usedAgain } from './testing/pictures.ts';
import { aSale, aSaleReport, aShopFloor, type ShopFloor } from './testing.ts';

const flagsOf = async (house: House, { auditor }: ShopFloor, saleId: string) =>
  (await house.call(auditor, wire.getSaleToAudit, { params: { saleId } })).body.flags;
const quiet = (floor: ShopFloor) => ({ ...floor.sold(), photoFileId: null, storeId: floor.quietStoreId });

test('SAL-06 D25 invoice numbers in a row are a signal to the auditor alone, and the queue by risk begins with them', async ({ house }) => {
  const floor = await aShopFloor(house);
  const ids: string[] = [];
  for (let at = 0; at < sequenceLength; at += 1)
    ids.push((await aSale(house.platform, floor.seller.actor, { ...quiet(floor), invoiceNumber: `A-${7_001 + at}` })).id);
  const [first = '', last = ''] = [ids[0], ids.at(-1)];
  expect([await flagsOf(house, floor, first), await flagsOf(house, floor, last)]).toEqual([
    expect.not.arrayContaining(['number_sequence']),
    expect.arrayContaining(['number_sequence']),
  ]);
  const ask = async (query: { sort: 'age' | 'risk'; limit?: number; after?: string }) =>
    (await house.call(floor.auditor, wire.listSalesToAudit, { query })).body;
  expect((await ask({ sort: 'risk' })).items[0]?.id).toBe(last);
  expect((await ask({ sort: 'age' })).items.map(({ id }) => id)).toEqual(ids);
  const page = await ask({ sort: 'risk', limit: 1 });
  expect((await ask({ sort: 'risk', limit: 10, after: page.next ?? '' })).items.map(({ id }) => id)).toEqual(ids.slice(0, -1));
  const mine = await house.call(floor.seller, wire.getSale, { params: { saleId: last } });
  expect(JSON.stringify(mine.body)).not.toContain('number_sequence');
});

test('SAL-06 three people on one device are a signal, two are not', async ({ house }) => {
  const floor = await aShopFloor(house);
  const { tenantId } = floor.seller;
  const third = await aPerson(house.platform, {
    tenantId,
    programRole: 'salesperson',
    birthday: '1990-05-20',
    fullName: 'Terceira Pessoa',
  });
  await aRegistration(house.platform, third.actor, floor);
  const deviceId = house.platform.newId();
  const report = async (who: typeof third) => {
    const body = await aSaleReport(house, { seller: who, sold: floor.sold }, quiet(floor));
    return (await house.call(who, wire.reportSale, { body: { ...body, deviceId } })).body.id;
  };
  const [one, two, three] = [await report(floor.seller), await report(floor.colleague), await report(third)];
  expect(await flagsOf(house, floor, one)).not.toContain('shared_device');
  expect(await flagsOf(house, floor, two)).not.toContain('shared_device');
  expect(await flagsOf(house, floor, three)).toContain('shared_device');
});

test('SAL-06 a photo that was cut and stored anew is shown beside the one that it was made of; another photo is not', async ({ house }) => {
  const floor = await aShopFloor(house);
  const chance = chanceOf(7);
  const picture = await aPicture(chance);
  const marks = [picture, await usedAgain(picture, chance), await aPicture(chance)];
  const ids: string[] = [];
  for (const [at, one] of marks.entries()) {
    const seller = at === 1 ? floor.colleague : floor.seller;
    const body = await aSaleReport(house, { seller, sold: floor.sold });
    ids.push((await house.call(seller, wire.reportSale, { body: { ...body, photoFingerprint: await markOfStored(one) } })).body.id);
  }
  const [first, again, other] = await Promise.all(
    ids.map(async (saleId) => (await house.call(floor.auditor, wire.getSaleToAudit, { params: { saleId } })).body),
  );
  expect([first?.alike, other?.alike]).toEqual([null, null]);
  expect(again).toMatchObject({ flags: expect.arrayContaining(['photo_alike']), alike: { id: ids[0], url: expect.any(String) } });
  const wrong = await aSaleReport(house, floor);
  expect((await house.call(floor.seller, wire.reportSale, { body: { ...wrong, photoFingerprint: 'zz' } })).status).toBe(422);
});
