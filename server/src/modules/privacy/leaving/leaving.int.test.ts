import * as wire from '@vitrine/contract/identity';
import * as privacyWire from '@vitrine/contract/privacy';
import { listAuditLog } from '@vitrine/contract/kernel';
import { leavingDays } from '@vitrine/domain/privacy';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aClient } from '../../tenancy/testing.ts';
import { aPerson, basicOf, testPassword, type BuiltPerson } from '../../identity/testing.ts';

const ask = (house: House, person: BuiltPerson, body: { fullName?: string; password?: string } = {}) =>
  house.call(person, privacyWire.askToLeave, { body: { fullName: 'Pessoa de Ensaio', password: testPassword, ...body } });
const withdraw = (house: House, person: BuiltPerson, headers?: Record<string, string>) =>
  house.call(person, privacyWire.withdrawLeaving, {}, headers);
const look = (house: House, person: BuiltPerson) => house.call(person, privacyWire.getLeaving, {});
const logIn = (house: House, person: BuiltPerson) =>
  house.call(null, wire.alternativeLogin, { body: { username: person.userName, password: testPassword } }, basicOf(person));
const statusOf = (house: House, { personId }: BuiltPerson) =>
  house.db.read().selectFrom('identity.person').select(['status', 'full_name']).where('id', '=', personId).executeTakeFirstOrThrow();

const day = 86_400_000;
/** The clock of the tests goes on, and back again afterwards. */
async function after<T>(house: House, milliseconds: number, work: () => Promise<T>): Promise<T> {
  house.clock.shift(milliseconds);
  try {
    return await work();
  } finally {
    house.clock.shift(-milliseconds);
  }
}

test('PRO-03 one leaves by one’s own name and password; again it stays the first request, and the audit log of each client keeps it', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  expect((await look(house, person)).body).toMatchObject({ fullName: 'Pessoa de Ensaio', isLastAdministrator: false, request: null });
  const named = await ask(house, person, { fullName: 'Outra Pessoa' });
  expect([named.status, named.body.fields]).toEqual([422, { fullName: 'name_differs' }]);
  const unproven = await ask(house, person, { password: 'not the password' });
  expect([unproven.status, unproven.body.fields]).toEqual([422, { password: 'current_password_wrong' }]);
  expect((await look(house, person)).body.request).toBeNull();

  const asked = await ask(house, person, { fullName: '  pessoa DE   ensaio ' });
  expect(asked.status).toBe(200);
  const { request } = asked.body;
  expect(Date.parse(request?.dueAt ?? '') - Date.parse(request?.askedAt ?? '')).toBe(leavingDays * day);
  const again = await after(house, 60_000, () => ask(house, person));
  expect(again.body.request).toEqual(request);

  const admin = await aPerson(house.platform, { tenantId: person.tenantId, roles: ['client_administrator'] });
  const trail = (await house.call(admin, listAuditLog, { query: { subject: 'person', subjectId: person.memberId } })).body.items;
  expect(trail.map(({ what }) => what)).toEqual(['person.leaving_asked']);
});

test('PRO-03 of two requests at once there is one, and everything goes on until it is due', async ({ house }) => {
  const person = await aPerson(house.platform);
  const [one, other] = await Promise.all([ask(house, person), ask(house, person)]);
  expect([one.status, other.status, one.body.request]).toEqual([200, 200, other.body.request]);
  await house.jobs.runNow('identity.erase-departed');
  expect((await logIn(house, person)).status).toBe(200);
  expect((await house.call(person, wire.getMe, {})).status).toBe(200);
});

test('PRO-03 whoever changes their mind stays, until the last moment of the thirtieth day; a repeated request changes nothing', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  await ask(house, person);
  await after(house, 29 * day, async () => {
    await house.jobs.runNow('identity.erase-departed');
    const { body } = await logIn(house, person);
    const back = { ...person, accessToken: body.access_token };
    const key = { 'idempotency-key': house.platform.newId() };
    expect((await withdraw(house, back, key)).body.request).toBeNull();
    expect((await withdraw(house, back, key)).body.request).toBeNull();
    expect((await withdraw(house, back)).status).toBe(200);
  });
  await after(house, 31 * day, () => house.jobs.runNow('identity.erase-departed'));
  expect(await statusOf(house, person)).toEqual({ status: 'approved', full_name: 'Pessoa de Ensaio' });
});

test('PRO-03 at the instant at which it is due nobody takes it back, and whoever left does not come in again', async ({ house }) => {
  const person = await aPerson(house.platform);
  await ask(house, person);
  await after(house, leavingDays * day + 1_000, async () => {
    const { body } = await logIn(house, person);
    const late = { ...person, accessToken: body.access_token };
    expect((await withdraw(house, late)).body.refusal).toBe('leaving_over');
    await house.jobs.runNow('identity.erase-departed');
    expect((await withdraw(house, late)).status).toBe(401);
    expect((await logIn(house, person)).body).toMatchObject({ error_description: 'wrong_credentials' });
  });
  expect((await statusOf(house, person)).full_name).toMatch(/^#[0-9A-F]{8}$/);
});

test('PRO-03 the last who manages a client does not leave; of two who leave at once one stays, and then nobody takes their role away', async ({
  house,
}) => {
  const alone = await aPerson(house.platform, { roles: ['client_administrator'] });
  expect((await look(house, alone)).body.isLastAdministrator).toBe(true);
  const refused = await ask(house, alone);
  expect([refused.status, refused.body.refusal]).toEqual([409, 'last_administrator']);
  for (let round = 0; round < 3; round += 1) {
    const one = await aPerson(house.platform, { roles: ['client_administrator'] });
    const other = await aPerson(house.platform, { roles: ['client_administrator'], tenantId: one.tenantId });
    const answers = await Promise.all([ask(house, one), ask(house, other)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const [leaver, stayer] = answers[0].status === 200 ? [one, other] : [other, one];
    const block = await house.call(leaver, wire.setPersonStatus, { params: { memberId: stayer.memberId }, body: { status: 'blocked' } });
    expect(block.body.refusal).toBe('last_administrator');
  }
});

test('PRO-03 a member of two clients leaves both, and is the last in neither', async ({ house }) => {
  const first = await aPerson(house.platform);
  const { tenantId } = await aClient(house.platform, { siteId: first.siteId });
  const second = await aPerson(house.platform, { tenantId, personId: first.personId, roles: ['client_administrator'] });
  expect((await look(house, first)).body.clients).toHaveLength(2);
  expect((await ask(house, first)).body.refusal).toBe('last_administrator');
  await aPerson(house.platform, { tenantId, roles: ['client_administrator'] });
  expect((await ask(house, first)).status).toBe(200);
  await after(house, 31 * day, () => house.jobs.runNow('identity.erase-departed'));
  const members = await house.db
    .read()
    .selectFrom('identity.member')
    .select(['status', 'roles'])
    .where('tenant_id', 'in', [first.tenantId, second.tenantId])
    .where('person_id', '=', first.personId)
    .execute();
  expect(members).toEqual([0, 1].map(() => ({ status: 'blocked', roles: ['learner'] })));
});
