/** Walks over the whole database after somebody left: no column of any table tells of them any more (PRO-03, decision D39). */
import * as wire from '@vitrine/contract/identity';
import * as privacyWire from '@vitrine/contract/privacy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalRoomsOf } from '../app.ts';
import { eraseDeparted } from '../modules/privacy/leaving/erase-departed.ts';
import type { PersonalRooms } from '../modules/privacy/index.ts';
import { testPassword } from '../modules/identity/testing.ts';
import { aPicture } from '../platform/storage/testing.ts';
import { openHouse } from '../testing.ts';
import { aForeignTenant, type ForeignTenant } from './testing.ts';

/** Stands in everything that the person told, was told, or that was written about them. */
const markOf = (name: string) => `zz${name}`;
const resultOf = (name: string) => [markOf(name), `${name} aluna`];
const thirtyOneDays = 31 * 86_400_000;
let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A learner with a row in every table, whose texts are marked wherever a person's texts stand. */
async function aMarkedPerson(name: string): Promise<ForeignTenant> {
  const tenant = await aForeignTenant(house, { mark: name });
  const { learner, author } = tenant;
  const mark = markOf(name);
  const { body: profile } = await house.call(learner, wire.getProfile, {});
  const address = { id: house.platform.newId(), isMain: true, country: 'BR', zipCode: '50030-230', state: 'PE' };
  const told = { street: mark, streetNumber: mark, complement: mark, neighborhood: mark, city: mark };
  const about = { ...profile.about, nickname: mark, profession: mark, specialNeeds: mark, hasSpecialNeeds: true };
  await house.call(learner, wire.saveProfileAbout, { body: { version: profile.version, about } });
  const addresses = [{ ...address, ...told }];
  expect((await house.call(learner, wire.saveProfileAddresses, { body: { version: profile.version + 1, addresses } })).status).toBe(200);
  const { body: seen } = await house.call(author, wire.getPerson, { params: { memberId: learner.memberId } });
  const person = { ...seen.person, city: `${mark} nova` };
  await house.call(author, wire.savePerson, { params: { memberId: learner.memberId }, body: { version: seen.version, person } });
  const { platform } = house;
  const face = { siteId: learner.siteId, tenantId: learner.tenantId, personId: learner.personId, isPublic: false, purpose: 'image' };
  const file = await platform.storage.put({ ...face, name: `${mark}.png`, content: await aPicture('png') });
  expect((await house.call(learner, wire.saveProfileAvatar, { body: { fileId: file.id } })).status).toBe(200);
  await markByHand(tenant, mark);
  return tenant;
}

/** What other rooms' forms would write, in their columns. */
async function markByHand({ learner: { tenantId, memberId, personId } }: ForeignTenant, mark: string): Promise<void> {
  const own = 'tenant_id = $1 and member_id = $2';
  const sales = `tenant_id = $1 and sale_id in (select id from sales.sale where ${own})`;
  for (const statement of [
    `update sales.revision set observation = '${mark}', note = '${mark}' where ${sales}`,
    `update rewards."order" set deliver_to = '${mark}', tracking = '${mark}' where ${own}`,
    `update people.people_import_line set member_id = $2, full_name = '${mark}', cells = array['${mark}'], was = '{"city": "${mark}"}' where tenant_id = $1`,
    `update identity.registration set note = '${mark}' where ${own}`,
    `update assessment.attempt set device = '${mark}' where ${own}`,
    `update games.run set device = '${mark}' where ${own}`,
    `update games.move set device = '${mark}', answer = '${mark}' where tenant_id = $1 and run_id in (select id from games.run where ${own})`,
    `update notices.notice set facts = '{"name": "${mark}"}' where ${own}`,
    `update identity.member set company = '${mark}', brand = '${mark}', branch = '${mark}', retailer = '${mark}', store_nickname = '${mark}',
       gmin_number = '${mark}', cadv_code = '${mark}' where tenant_id = $1 and id = $2`,
  ]) {
    const { rowCount } = await house.db.pool.query(statement, [tenantId, memberId]);
    expect([statement, rowCount]).not.toEqual([statement, 0]);
  }
  await house.db.pool.query(
    `update identity.person set last_name = '${mark}', email = '${mark}@exemplo.test', pending_email = '${mark}2@exemplo.test', verified_phone = '${mark}',
       document = upper('${mark}'), phone = '${mark}' where id = $1`,
    [personId],
  );
  await house.db.pool.query(`update identity.token_family set device = '${mark}' where person_id = $1`, [personId]);
}

/** Tables of which a row tells of the person. The queue of jobs is left out: what is done is thrown away after days, and the newest of it is a month old here. */
async function tellsOf(told: readonly string[]): Promise<string[]> {
  const { rows: tables } = await house.db.pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pgboss', 'information_schema', 'pg_catalog') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await house.db.pool.query(`select 1 from ${name} t where lower(t::text) like any ($1) limit 1`, [
      told.map((text) => `%${text}%`),
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function leave({ learner, mark: name }: ForeignTenant, rooms: PersonalRooms): Promise<void> {
  const asked = await house.call(learner, privacyWire.askToLeave, { body: { fullName: `${name} aluna`, password: testPassword } });
  expect(asked.status).toBe(200);
  await house.drain();
  house.clock.shift(thirtyOneDays);
  try {
    await eraseDeparted(house.platform, rooms);
    for (const job of ['forget-sent-news', 'forget-old-tries']) await house.jobs.runNow(`platform.${job}`);
  } finally {
    house.clock.shift(-thirtyOneDays);
  }
}

test('PRO-03 D39 after thirty days no column of any table tells of who left, and their pictures are gone', async () => {
  const tenant = await aMarkedPerson('gentequesai');
  const told = resultOf('gentequesai');
  expect((await tellsOf(told)).length).toBeGreaterThan(10);
  const { rows } = await house.db.pool.query<{ sha256: string }>('select sha256 from platform.file where created_by = $1', [
    tenant.learner.personId,
  ]);
  await leave(tenant, personalRoomsOf(house.platform));
  expect(await tellsOf(told)).toEqual([]);
  const { blobStore } = house.platform.storage.vault;
  expect(rows.length).toBeGreaterThan(0);
  expect(await Promise.all(rows.map(({ sha256 }) => blobStore.has(sha256)))).toEqual(rows.map(() => false));
  // What stays is theirs under a name that says nothing; others see that they were there.
  const { body: person } = await house.call(tenant.author, wire.getPerson, { params: { memberId: tenant.memberId } });
  expect([person.person.fullName, person.status]).toEqual([expect.stringMatching(/^#[0-9A-F]{8}$/), 'blocked']);
});

test('PRO-03 control: a room whose port is left out is found by the same walk, and each is', async () => {
  const { certificates, sales, ...rest } = personalRoomsOf(house.platform);
  expect([certificates, sales]).not.toContain(undefined);
  const tenant = await aMarkedPerson('genteesquecida');
  await leave(tenant, rest);
  const left = await tellsOf(resultOf('genteesquecida'));
  expect(left).toEqual(['certificates.certificate', 'sales.revision']);
});

test('PRO-03 who erases is killed between two rooms: nobody comes in, the next run ends it, and one more changes nothing', async () => {
  const tenant = await aMarkedPerson('gentedepressa');
  const rooms = personalRoomsOf(house.platform);
  const killed: PersonalRooms = { ...rooms, ledger: { tell: () => ({}), erase: () => Promise.reject(new Error('killed')) } };
  await expect(leave(tenant, killed)).rejects.toThrow('1 of 1');
  const told = resultOf('gentedepressa');
  expect((await tellsOf(told)).length).toBeGreaterThan(0);
  expect((await house.call(tenant.learner, wire.getMe, {})).status).toBe(401);
  house.clock.shift(thirtyOneDays);
  await eraseDeparted(house.platform, rooms);
  for (const job of ['forget-sent-news', 'forget-old-tries']) await house.jobs.runNow(`platform.${job}`);
  expect(await tellsOf(told)).toEqual([]);
  const state = () => house.db.pool.query('select * from identity.departure order by person_id');
  const before = (await state()).rows;
  await eraseDeparted(house.platform, rooms);
  expect((await state()).rows).toEqual(before);
  house.clock.shift(-thirtyOneDays);
});
