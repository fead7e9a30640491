import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { photosInvariants } from './modules/photos/index.ts';
import { aPhotoType, aSentPhoto, decidedPhoto } from './modules/photos/testing.ts';
import { aPerson } from './modules/identity/testing.ts';
import { aShopFloor } from './modules/sales/testing.ts';
import { openHouse } from './testing.ts';

test('PTS-04 PHO-03 the proof finds a photo with other points than its credit, one that was reproved and kept them, and two live ones of a store, type and week', async () => {
  const house = await openHouse();
  const floor = await aShopFloor(house);
  const { campaignId, storeId, seller } = floor;
  const keeper = await aPerson(house.platform, { tenantId: seller.tenantId, roles: ['program_administrator'] });
  const typeId = await aPhotoType(house.platform, keeper.actor, { campaignId });
  const send = () => aSentPhoto(house.platform, seller.actor, { campaignId, storeId, typeId });
  const { id: first } = await send();
  await decidedPhoto(house.platform, floor.auditor.actor, { photoId: first, reason: 'dark' });
  const { id: second } = await send();

  const url = new URL(inject('postgres').superUrl);
  url.pathname = new URL(String(house.db.pool.options.connectionString)).pathname;
  const superuser = new Client({ connectionString: url.href });
  await superuser.connect();
  // What keeps such rows from being written at all is taken away first.
  await superuser.query('set session_replication_role = replica; drop index photos.photo_week');
  const { rows: checks } = await superuser.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = 'photos.photo'::regclass and contype = 'c'`,
  );
  for (const { name } of checks) await superuser.query(`alter table photos.photo drop constraint ${name}`);
  const found = async () =>
    (await Promise.all(photosInvariants.map(({ find }) => find(house.db.write())))).flat().map(({ subject }) => subject);
  expect(await found()).toEqual([]);
  const planted: [photoId: string, plant: string, uproot: string, subjects: string[]][] = [
    [second, 'points = points + 1', 'points = points - 1', [`photo ${second}`]],
    [second, `state = 'reproved'`, `state = 'awaiting'`, [`photo ${second}`]],
    [first, `state = 'awaiting'`, `state = 'reproved'`, [`store ${storeId}`, `photo ${first}`]],
  ];
  for (const [photoId, plant, uproot, subjects] of planted) {
    await superuser.query(`update photos.photo set ${plant} where id = $1`, [photoId]);
    expect([plant, await found()]).toEqual([plant, subjects]);
    await superuser.query(`update photos.photo set ${uproot} where id = $1`, [photoId]);
  }
  expect(await found()).toEqual([]);
  await superuser.end();
  await house.close();
});
