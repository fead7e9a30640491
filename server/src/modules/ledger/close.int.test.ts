import { mkdtemp, rm } from 'node:fs/promises';
import { getPoints, listStatement } from '@vitrine/contract/ledger';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate, openDatabase } from '../../platform/database/index.ts';
import { backup } from '../../platform/postgres/backup.ts';
import { restore } from '../../platform/postgres/restore.ts';
import { openHouse } from '../../testing.ts';
import { aPerson, aSession, type BuiltPerson } from '../identity/testing.ts';
import {
  balancesAt,
  chainHeads,
  chainInvariant,
  closeBook,
  compareSums,
  keepBook,
  ledgerInvariants,
  release,
  sealEntries,
} from './index.ts';
import { aBook, aCredit, aHold, closeEndedBooks, pointsOf } from './testing.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
let seller: BuiltPerson;
const day = 86_400_000;

beforeAll(async () => {
  house = await openHouse();
  seller = await aPerson(house.platform);
});
afterAll(() => house.close());

test('PTS-03 a book is closed when its last day is over everywhere; what is given back later is usable for fifteen days', async () => {
  const { platform, clock } = house;
  const endsOn = clock.now().slice(0, 10);
  const campaignId = await aBook(platform, seller, { endsOn });
  const has = () => pointsOf(platform, seller, { campaignId });
  await aCredit(platform, seller, { campaignId, amount: 100, underAudit: false });
  const { holdId } = await aHold(platform, seller, { campaignId, amount: 60 });
  expect(await closeEndedBooks(platform)).toEqual({ books: 0 });
  expect(await has()).toMatchObject({ available: 40, expiring: 40, expiresOn: endsOn });

  clock.shift(1.5 * day);
  expect(await closeEndedBooks(platform)).toEqual({ books: 1 });
  expect(await closeEndedBooks(platform)).toEqual({ books: 0 });
  expect(await has()).toMatchObject({ available: 0, held: 60 });
  const { tokens } = await aSession(platform, seller);
  const asked = { accessToken: tokens.access_token, host: seller.host };
  expect((await house.call(asked, getPoints, { query: { campaignId } })).body.points).toMatchObject({ available: 0, held: 60 });
  expect((await house.call(asked, listStatement, { query: { campaignId } })).body.items[0]).toMatchObject({ amount: -40, balanceAfter: 0 });

  await house.db.transaction((tx) => release(platform, tx, seller.actor, { holdId, why: 'sem estoque' }));
  const lastDay = clock.in(15 * day).slice(0, 10);
  expect(await has()).toMatchObject({ available: 60, expiring: 60, expiresOn: lastDay });
  clock.shift(15 * day);
  await closeEndedBooks(platform);
  await aHold(platform, seller, { campaignId, amount: 10 });
  clock.shift(1.5 * day);
  await expect(aHold(platform, seller, { campaignId, amount: 10 })).rejects.toThrow('campaign_closed');
  await closeEndedBooks(platform);
  await closeEndedBooks(platform);
  expect(await has()).toMatchObject({ available: 0, held: 10, expiring: 0, expiresOn: null });
  for (const { id, find } of ledgerInvariants) expect([id, await find(house.db.write())]).toEqual([id, []]);
});

test('PTS-03 D31 the last day of points that were given back is over only where days end last', async () => {
  const { platform, clock } = house;
  const campaignId = await aBook(platform, seller);
  await aCredit(platform, seller, { campaignId, amount: 100, underAudit: false });
  const { holdId } = await aHold(platform, seller, { campaignId, amount: 60 });
  await closeBook(platform, { tenantId: seller.tenantId, campaignId });
  await house.db.transaction((tx) => release(platform, tx, seller.actor, { holdId, why: 'sem estoque' }));
  const lastDay = clock.in(15 * day).slice(0, 10);
  // An hour before midnight of that day in São Paulo, where London is in the next one.
  clock.shift(Date.parse(`${lastDay}T23:00:00-03:00`) - Date.parse(clock.now()));
  await closeEndedBooks(platform);
  await aHold(platform, seller, { campaignId, amount: 10 });
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 50, expiresOn: lastDay });
  for (const { id, find } of ledgerInvariants) expect([id, await find(house.db.write())]).toEqual([id, []]);
});

test('PTS-03 D31 what is given back between the last day and the close outlives the close; for the member’s reason, or before the last day, it does not', async () => {
  const { platform, clock } = house;
  const endsOn = clock.now().slice(0, 10);
  const campaignId = await aBook(platform, seller, { endsOn });
  await aCredit(platform, seller, { campaignId, amount: 100, underAudit: false });
  const [early = '', soldOut = '', cancelled = ''] = [
    await aHold(platform, seller, { campaignId, amount: 20 }),
    await aHold(platform, seller, { campaignId, amount: 40 }),
    await aHold(platform, seller, { campaignId, amount: 10 }),
  ].map(({ holdId }) => holdId);
  const giveBack = (holdId: string, cause: 'program' | 'member') =>
    house.db.transaction((tx) => release(platform, tx, seller.actor, { holdId, why: '', for: cause }));
  await giveBack(early, 'program');
  // In the next day for London, and in none that is over for everybody.
  clock.shift(Date.parse(`${endsOn}T23:59:00Z`) - Date.parse(clock.now()) + 120_000);
  await giveBack(soldOut, 'program');
  await giveBack(cancelled, 'member');
  const usableUntil = clock.in(15 * day).slice(0, 10);
  expect(await closeEndedBooks(platform)).toEqual({ books: 0 });
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 100, expiring: 100, expiresOn: endsOn });

  clock.shift(1.5 * day);
  expect(await closeEndedBooks(platform)).toEqual({ books: 1 });
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 40, held: 0, expiring: 40, expiresOn: usableUntil });
  await aHold(platform, seller, { campaignId, amount: 10 });
  for (const { id, find } of ledgerInvariants) expect([id, await find(house.db.write())]).toEqual([id, []]);
  clock.shift(16 * day);
  await closeEndedBooks(platform);
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 0, held: 10 });
  for (const { id, find } of ledgerInvariants) expect([id, await find(house.db.write())]).toEqual([id, []]);
});

test('PTS-03 D31 a last day that is put off after points came back makes them like all others', async () => {
  const { platform, clock } = house;
  const endsOn = clock.now().slice(0, 10);
  const campaignId = await aBook(platform, seller, { endsOn });
  await aCredit(platform, seller, { campaignId, amount: 100, underAudit: false });
  const { holdId } = await aHold(platform, seller, { campaignId, amount: 60 });
  clock.shift(Date.parse(`${endsOn}T23:59:00Z`) - Date.parse(clock.now()) + 120_000);
  await house.db.transaction((tx) => release(platform, tx, seller.actor, { holdId, why: '' }));
  const later = clock.in(20 * day).slice(0, 10);
  await house.db.transaction((tx) =>
    keepBook(platform, tx, seller.actor, { campaignId, name: {}, endsOn: later, timeZone: 'America/Sao_Paulo' }),
  );
  clock.shift(17 * day);
  expect(await closeEndedBooks(platform)).toEqual({ books: 0 });
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 100, expiresOn: later });
  clock.shift(5 * day);
  await closeEndedBooks(platform);
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 0 });
});

test('PTS-03 D31 an order that ends after the close for the member’s reason takes its own points along, not those that came back before', async () => {
  const { platform } = house;
  const campaignId = await aBook(platform, seller);
  await aCredit(platform, seller, { campaignId, amount: 100, underAudit: false });
  const orders = [await aHold(platform, seller, { campaignId, amount: 60 }), await aHold(platform, seller, { campaignId, amount: 30 })];
  await closeBook(platform, { tenantId: seller.tenantId, campaignId });
  const [soldOut = '', cancelled = ''] = orders.map(({ holdId }) => holdId);
  await house.db.transaction((tx) => release(platform, tx, seller.actor, { holdId: soldOut, why: 'sem estoque' }));
  await house.db.transaction((tx) => release(platform, tx, seller.actor, { holdId: cancelled, why: '', for: 'member' }));
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 60, held: 0, expiring: 60 });
  for (const { id, find } of ledgerInvariants) expect([id, await find(house.db.write())]).toEqual([id, []]);
});

test('PTS-03 D31 points that come back while older ones end are not ended with them', async () => {
  const { platform, clock } = house;
  const campaignId = await aBook(platform, seller);
  await aCredit(platform, seller, { campaignId, amount: 100, underAudit: false });
  const [first = '', second = ''] = [
    await aHold(platform, seller, { campaignId, amount: 60 }),
    await aHold(platform, seller, { campaignId, amount: 30 }),
  ].map(({ holdId }) => holdId);
  await closeBook(platform, { tenantId: seller.tenantId, campaignId });
  await house.db.transaction((tx) => release(platform, tx, seller.actor, { holdId: first, why: 'sem estoque' }));
  clock.shift(17 * day);
  // The job found the wallet to be late, and waits for whoever gives points back in this moment.
  const [given, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const giving = house.db.transaction(async (tx) => {
    await release(platform, tx, seller.actor, { holdId: second, why: 'sem estoque' });
    given.resolve();
    await seen.promise;
  });
  await given.promise;
  const ending = closeEndedBooks(platform);
  const waits = () => house.db.pool.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);
  await expect.poll(async () => (await waits()).rowCount, { timeout: 10_000 }).toBeGreaterThan(0);
  seen.resolve();
  await Promise.all([giving, ending]);
  expect(await pointsOf(platform, seller, { campaignId })).toMatchObject({ available: 90, expiresOn: clock.in(15 * day).slice(0, 10) });
});

test('PTS-04 a restored backup verifies, goes on with the same chain, and has the balances of its instant', async () => {
  const { platform, clock } = house;
  const campaignId = await aBook(platform, seller);
  await aCredit(platform, seller, { campaignId, amount: 75, underAudit: false });
  await aHold(platform, seller, { campaignId, amount: 25 });
  await sealEntries(platform, { restSeconds: 0 });
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-restored-'));
  const { ownerUrl, superUrl } = inject('postgres');
  const [source, target] = [new URL(String(house.db.pool.options.connectionString)).pathname.slice(1), `restored_${Date.now()}`];
  const superuser = new Client({ connectionString: superUrl });
  await superuser.connect();
  await superuser.query(`create database ${target} owner vitrine_owner`);
  const at = clock.now();
  await backup({ ownerUrl: `${ownerUrl}${source}`, filesDir: join(folder, 'files'), into: join(folder, 'saved'), takenAt: at });
  clock.shift(5);
  await aCredit(platform, seller, { campaignId, amount: 1000 });
  await restore({ from: join(folder, 'saved'), ownerUrl: `${ownerUrl}${target}`, filesDir: join(folder, 'back'), force: true, migrate });

  const restored = await openDatabase({ url: `${ownerUrl}${target}`, connections: 2 });
  for (const { id, find } of [...ledgerInvariants, chainInvariant]) expect([id, await find(restored.write())]).toEqual([id, []]);
  expect((await compareSums(restored.write())).differences).toEqual([]);
  expect(await chainHeads(restored.write())).toEqual((await chainHeads(house.db.write())).map((head) => ({ ...head, unsealed: 0 })));
  const then = await balancesAt(house.db.write(), { at });
  expect(await balancesAt(restored.write(), { at: clock.in(day) })).toEqual(then);
  expect(then).toContainEqual(expect.objectContaining({ campaignId, available: 50, held: 25 }));
  await restored.close();
  await superuser.query(`drop database ${target} with (force)`);
  await superuser.end();
  await rm(folder, { recursive: true, force: true });
});

test('CLI-08 PTS-04 the database itself refuses an entry between books, currencies or clients, and one that is no movement', async () => {
  const { platform } = house;
  const stranger = await aPerson(platform);
  const [mine, theirs] = [await aBook(platform, seller), await aBook(platform, stranger)];
  const { entryId } = await aCredit(platform, seller, { campaignId: mine, amount: 5 });
  await aCredit(platform, stranger, { campaignId: theirs, amount: 5 });
  const copy = (changes: string) =>
    house.db.pool.query(
      `insert into ledger.entry select (jsonb_populate_record(e, jsonb_build_object('id', $1::text, 'reason_id', $2::text) || ${changes})).* from ledger.entry e where e.id = $3`,
      [platform.newId(), platform.newId(), entryId],
    );
  await copy(`'{}'`);
  for (const [changes, why] of [
    [`jsonb_build_object('book_id', '${theirs}')`, 'foreign key'],
    [`jsonb_build_object('currency', 'experience')`, 'foreign key'],
    [`jsonb_build_object('tenant_id', '${stranger.tenantId}')`, 'foreign key'],
    [`jsonb_build_object('from_id', e.to_id)`, 'entry_moves'],
    [`jsonb_build_object('amount', 0)`, 'entry_amount_check'],
    [`jsonb_build_object('amount', -5)`, 'entry_amount_check'],
    [`jsonb_build_object('code', 'gift')`, 'entry_code'],
    [`jsonb_build_object('reason_id', e.reason_id)`, 'entry_reason'],
    [`jsonb_build_object('explanation', null)`, 'entry_explained'],
    [`jsonb_build_object('resolves_id', e.id)`, 'entry_resolves'],
  ] as const)
    await expect(copy(changes), changes).rejects.toThrow(why);
});
