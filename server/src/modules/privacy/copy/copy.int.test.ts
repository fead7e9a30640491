import * as wire from '@vitrine/contract/identity';
import * as privacyWire from '@vitrine/contract/privacy';
import { listAuditLog, renewLink } from '@vitrine/contract/kernel';
import { copyDays } from '@vitrine/domain/privacy';
import { expect } from 'vitest';
import { personalRoomsOf } from '../../../app.ts';
import { test, type House } from '../../../testing.ts';
import { aClient } from '../../tenancy/testing.ts';
import { aPerson, basicOf, testPassword, type BuiltPerson } from '../../identity/testing.ts';
import { makeCopy } from './make-copy.ts';
import { askForCopy, downloadedCopy } from '../testing.ts';

const hour = 3_600_000;
const look = async (house: House, person: BuiltPerson) => (await house.call(person, privacyWire.getCopy, {})).body;
const open = (house: House, person: BuiltPerson, copyId: string) => house.call(person, privacyWire.openCopy, { params: { copyId } });
/** The id of a copy that lies ready. */
async function aCopy(house: House, person: BuiltPerson): Promise<string> {
  const asked = await askForCopy(house, person);
  await house.drain();
  return asked.body.copy?.id ?? '';
}
const filesOf = async (house: House, { personId }: BuiltPerson) =>
  (
    await house.db.pool.query<{ id: string; sha256: string }>(
      `select id, sha256 from platform.file where created_by = $1 and purpose = 'archive'`,
      [personId],
    )
  ).rows;
/** How often others were told that it is ready. */
const newsOf = async (house: House, copyId: string) =>
  (await house.db.pool.query(`select 1 from platform.outbox where event = 'identity.copy_ready' and payload ->> 'copyId' = $1`, [copyId]))
    .rowCount;
/** Their session of before is over when the clock went on. */
async function loggedInAnew(house: House, person: BuiltPerson): Promise<BuiltPerson> {
  const ask = { body: { username: person.userName, password: testPassword } };
  const { body } = await house.call(null, wire.alternativeLogin, ask, basicOf(person));
  return { ...person, accessToken: body.access_token };
}
async function after<T>(house: House, milliseconds: number, work: () => Promise<T>): Promise<T> {
  house.clock.shift(milliseconds);
  try {
    return await work();
  } finally {
    house.clock.shift(-milliseconds);
  }
}

test('PRO-05 a person asks by their password, is told when it is ready, and downloads all that is held about them', async ({ house }) => {
  const person = await aPerson(house.platform, { fullName: 'Rosa $& Dias' });
  expect(await look(house, person)).toEqual({ copy: null, nextFrom: null });
  const unproven = await askForCopy(house, person, 'not the password');
  expect([unproven.status, unproven.body.fields]).toEqual([422, { password: 'current_password_wrong' }]);
  const asked = await askForCopy(house, person);
  expect([asked.status, asked.body.copy]).toMatchObject([200, { state: 'being_made', readyAt: null, bytes: null }]);
  const copyId = asked.body.copy?.id ?? '';
  expect((await open(house, person, copyId)).status).toBe(404);
  await house.drain();

  const { copy } = await look(house, person);
  expect(copy).toMatchObject({ id: copyId, state: 'ready' });
  expect(Date.parse(copy?.expiresAt ?? '') - Date.parse(copy?.readyAt ?? '')).toBe(copyDays * 24 * hour);
  const files = await downloadedCopy(house, person, copyId);
  expect([...files.keys()]).toEqual(expect.arrayContaining(['index.html', 'data.json', 'person/identity-person.csv']));
  expect(String(files.get('person/identity-person.csv'))).toContain('Rosa $& Dias');
  expect(String(files.get('index.html'))).toContain('Rosa $&amp; Dias, isto é tudo');
  expect(JSON.parse(String(files.get('data.json')))['person']['identity.person']).toMatchObject([{ full_name: 'Rosa $& Dias' }]);
  expect(String(files.get('data.json'))).not.toMatch(/argon2|password/);

  expect(await newsOf(house, copyId)).toBe(1);
  const admin = await aPerson(house.platform, { tenantId: person.tenantId, roles: ['client_administrator'] });
  const trail = (await house.call(admin, listAuditLog, { query: { subject: 'person', subjectId: person.memberId } })).body.items;
  expect(trail.map(({ what }) => what)).toEqual(['person.copy_asked']);
});

test('PRO-05 asked again or twice at once it is the first request; a day must pass before the next one, which takes its place', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  const [one, other] = await Promise.all([askForCopy(house, person), askForCopy(house, person)]);
  expect([one.status, other.status, one.body]).toEqual([200, 200, other.body]);
  await house.drain();
  const first = one.body.copy?.id ?? '';
  const soon = await askForCopy(house, person);
  expect([soon.status, soon.body.refusal]).toEqual([409, 'copy_too_soon']);
  expect((await look(house, person)).nextFrom).toBe(new Date(Date.parse(one.body.copy?.askedAt ?? '') + 24 * hour).toISOString());
  expect(await filesOf(house, person)).toHaveLength(1);
  await after(house, 24 * hour, async () => {
    const fresh = await loggedInAnew(house, person);
    const next = await aCopy(house, fresh);
    expect(next).not.toBe(first);
    expect(await filesOf(house, person)).toHaveLength(1);
    expect([(await open(house, fresh, first)).status, (await open(house, fresh, next)).status]).toEqual([404, 200]);
  });
});

test('PRO-05 CLI-08 a copy is for its person alone: nobody else opens it by its id, its file or its link', async ({ house }) => {
  const person = await aPerson(house.platform);
  const copyId = await aCopy(house, person);
  const colleague = await aPerson(house.platform, { tenantId: person.tenantId, roles: ['client_administrator'] });
  const stranger = await aPerson(house.platform);
  for (const other of [colleague, stranger]) expect((await open(house, other, copyId)).status).toBe(404);
  const { body } = await open(house, person, copyId);
  const [, , fileId = ''] = body.url.split('/');
  for (const other of [colleague, stranger, person]) expect((await house.call(other, renewLink, { body: { fileId } })).status).toBe(404);
  const taken = body.url.replace(person.personId, colleague.personId);
  expect((await house.app.inject({ url: taken, headers: { host: person.host } })).statusCode).toBe(404);
  const late = await after(house, 11 * 60_000, () => house.app.inject({ url: body.url, headers: { host: person.host } }));
  expect(late.statusCode).not.toBe(200);
});

test('PRO-05 a copy tells of every client of the person, and opens from each', async ({ house }) => {
  const person = await aPerson(house.platform);
  const { tenantId } = await aClient(house.platform, { siteId: person.siteId, name: 'Boreal', slug: 'boreal' });
  const there = await aPerson(house.platform, { tenantId, personId: person.personId });
  const copyId = await aCopy(house, person);
  expect((await look(house, there)).copy?.id).toBe(copyId);
  const names = [...(await downloadedCopy(house, there, copyId)).keys()];
  expect(names.filter((name) => name.endsWith('identity-member.csv'))).toHaveLength(2);
  expect(names).toContain('clients/boreal/identity-member.csv');
});

test('PRO-05 after seven days a copy is over, and then it is gone with its file', async ({ house }) => {
  const person = await aPerson(house.platform);
  const copyId = await aCopy(house, person);
  const [file] = await filesOf(house, person);
  const { blobStore } = house.platform.storage.vault;
  expect(await blobStore.has(file?.sha256 ?? '')).toBe(true);
  await house.jobs.runNow('identity.forget-old-copies');
  expect((await open(house, person, copyId)).status).toBe(200);
  await after(house, (copyDays * 24 + 1) * hour, async () => {
    const again = await loggedInAnew(house, person);
    expect((await look(house, again)).copy?.state).toBe('expired');
    expect((await open(house, again, copyId)).body.refusal).toBe('copy_over');
    await house.jobs.runNow('identity.forget-old-copies');
    expect(await look(house, again)).toEqual({ copy: null, nextFrom: null });
  });
  expect([await filesOf(house, person), await blobStore.has(file?.sha256 ?? '')]).toEqual([[], false]);
});

test('PRO-05 whoever makes a copy is killed half-way, and two make it at once: one archive is left, and one notice', async ({ house }) => {
  const person = await aPerson(house.platform);
  const asked = await askForCopy(house, person);
  await house.jobs.discard();
  const rooms = personalRoomsOf(house.platform);
  const payload = { personId: person.personId, copyId: asked.body.copy?.id ?? '', replaced: null };
  const broken = { tell: () => ({}), files: () => Promise.reject(new Error('killed')), erase: () => Promise.resolve() };
  await expect(makeCopy(house.platform, { ...rooms, sales: broken }, payload)).rejects.toThrow('killed');
  const lost = { limit: () => ({ offset: (from: number) => ({ execute: async () => Promise.reject(new Error(`lost at ${from}`)) }) }) };
  await expect(
    makeCopy(house.platform, { ...rooms, sales: { ...broken, tell: () => ({ 'sales.sale': lost }) } }, payload),
  ).rejects.toThrow();
  let reads = 0;
  const lateLost = {
    limit: () => ({ offset: () => ({ execute: async () => (reads++ === 0 ? [{ a: 1 }] : Promise.reject(new Error('lost later'))) }) }),
  };
  const halfway = { ...broken, files: async () => [], tell: () => ({ 'sales.sale': lateLost }) };
  await expect(makeCopy(house.platform, { ...rooms, sales: halfway }, payload)).rejects.toThrow('lost later');
  expect([(await look(house, person)).copy?.state, await filesOf(house, person)]).toEqual(['being_made', []]);

  await Promise.all([makeCopy(house.platform, rooms, payload), makeCopy(house.platform, rooms, payload)]);
  await makeCopy(house.platform, rooms, payload);
  await house.drain();
  const files = await filesOf(house, person);
  expect([files.length, await house.platform.storage.vault.blobStore.has(files[0]?.sha256 ?? '')]).toEqual([1, true]);
  expect((await downloadedCopy(house, person, payload.copyId)).size).toBeGreaterThan(3);
  expect(await newsOf(house, payload.copyId)).toBe(1);
});

test('PRO-05 PRO-03 whoever is erased while their copy is made gets none: no file comes behind those that were taken away', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  const asked = await askForCopy(house, person);
  await house.jobs.discard();
  const rooms = personalRoomsOf(house.platform);
  const shutOut = async () => {
    await house.db.pool.query('delete from privacy.copy where person_id = $1', [person.personId]);
    return [];
  };
  const leaving = { tell: () => ({}), files: shutOut, erase: () => Promise.resolve() };
  const payload = { personId: person.personId, copyId: asked.body.copy?.id ?? '', replaced: null };
  // Killed before it tidies up: nothing came to be that had to be tidied.
  const storage = { ...house.platform.storage, forgetOwned: () => Promise.resolve() };
  await makeCopy({ ...house.platform, storage }, { ...rooms, sales: leaving }, payload);
  expect([await filesOf(house, person), await newsOf(house, payload.copyId)]).toEqual([[], 0]);
});

test('PRO-05 a request that never came to anything may be made anew after two hours', async ({ house }) => {
  const person = await aPerson(house.platform);
  const first = await askForCopy(house, person);
  await house.jobs.discard();
  await after(house, 3 * hour, async () => {
    const again = await loggedInAnew(house, person);
    expect(await look(house, again)).toMatchObject({ copy: { state: 'failed' }, nextFrom: null });
    const second = await askForCopy(house, again);
    expect(second.body.copy).toMatchObject({ state: 'being_made' });
    expect(second.body.copy?.id).not.toBe(first.body.copy?.id);
  });
});
