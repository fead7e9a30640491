import * as wire from '@vitrine/contract/identity';
import { listClients } from '@vitrine/contract/tenancy';
import { listAuditLog } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import type { House } from '../../../testing.ts';
import { aClient, aSite } from '../../tenancy/testing.ts';
import { aBrowser, aSiteOutside, comeInBy, linkTo, outsideTest as test } from '../outside/testing.ts';
import { addTo, aDevice, logInWith } from '../passkeys/testing.ts';
import { emailsTo } from '../recovery/testing.ts';
import { aPerson, basicOf, testPassword, type BuiltPerson, type PersonWish } from '../testing.ts';
import { anAuthenticator, aTicket, finish, logInBy, refusedBy } from './testing.ts';

test('LOG-04 an account from outside meets the second step too', async ({ house, peer }) => {
  const { person } = await aSiteOutside(house, peer);
  const login = 'duas-etapas@gmail.example';
  await linkTo(house, person, { provider: 'google', login });
  const app = await anAuthenticator(house, person);
  const answered = await comeInBy(aBrowser(house, person), 'google', login);
  const { ticket = '', error_description } = refusedBy(answered);
  expect([answered.status, error_description]).toEqual([400, 'second_step_required']);
  expect((await finish(house, person, { ticket, code: app.next() })).status).toBe(200);
});

test('LOG-05 D72 a partner’s key meets the second step too, in the client that it was for', async ({ house }) => {
  const { siteId } = await aSite(house.platform);
  const [{ tenantId }, other] = [await aClient(house.platform, { siteId }), await aClient(house.platform, { siteId })];
  const admin = await aPerson(house.platform, { tenantId, roles: ['superuser'] });
  const person = await aPerson(house.platform, { tenantId });
  await aPerson(house.platform, { personId: person.personId, tenantId: other.tenantId, userName: person.userName });
  const app = await anAuthenticator(house, person);
  const { body: partner } = await house.call(admin, wire.createIntegrator, { body: { name: 'Rede Boa Compra' } });
  const headers = { host: person.host, authorization: `Basic ${btoa(`${partner.id}:${partner.secret}`)}` };
  const { body: key } = await house.call(
    null,
    wire.issueWebserviceToken,
    { body: { login: person.userName, id_client: other.tenantId } },
    headers,
  );
  const answered = await house.call(null, wire.redeemWebserviceToken, { body: { token: key.webservice_token } }, basicOf(person));
  const { ticket = '', error_description } = refusedBy(answered);
  expect([answered.status, error_description]).toEqual([400, 'second_step_required']);
  const { body } = await finish(house, person, { ticket, code: app.next() });
  const me = await house.call({ accessToken: body.access_token, host: person.host }, wire.getMe, {});
  expect(me.body.client.id).toBe(other.tenantId);
});

/** A site that asks its staff for a second step, with somebody of each kind. */
async function anAskingSite(house: House) {
  const { siteId } = await aSite(house.platform, { configuration: { second_step_for_staff: true } });
  const { tenantId } = await aClient(house.platform, { siteId });
  const person = (wish: PersonWish) => aPerson(house.platform, { tenantId, ...wish });
  return { person, staff: await person({ roles: ['superuser'] }), learner: await person({ roles: ['learner'] }) };
}
const gatesOf = async (house: House, person: BuiltPerson) => (await house.call(person, wire.getMe, {})).body.gates;

test('LOG-01 CLI-06 a site asks its staff for a second step: until then the console refuses, and everything else is theirs', async ({
  house,
}) => {
  const { staff, learner } = await anAskingSite(house);
  expect([await gatesOf(house, staff), await gatesOf(house, learner)]).toEqual([['second_step'], []]);
  const console = () => house.call(staff, wire.listGroups, { query: {} });
  expect([(await console()).status, (await console()).body.refusal]).toEqual([409, 'second_step_needed']);
  expect((await house.call(staff, listClients, { query: {} })).body.refusal).toBe('second_step_needed');
  expect((await house.call(learner, wire.listGroups, { query: {} })).status).toBe(404);
  expect((await logInBy(house, staff)).status).toBe(200); // the password is good; what it opens is the setting up

  await anAuthenticator(house, staff);
  expect(await gatesOf(house, staff)).toEqual([]);
  expect((await console()).status).toBe(200);
  const off = await house.call(staff, wire.removeAuthenticator, { body: { password: testPassword } });
  expect(off.body.refusal).toBe('second_step_needed');
  expect((await console()).status).toBe(200);
});

test('LOG-01 of two second steps that staff gives up at once one stays', async ({ house }) => {
  const { staff } = await anAskingSite(house);
  await anAuthenticator(house, staff);
  const device = aDevice(staff);
  const { body } = await addTo(house, staff, device);
  const passkeyId = body.secondStep.passkeys[0]?.id ?? '';
  const gone = await Promise.all([
    house.call(staff, wire.removeAuthenticator, { body: { password: testPassword } }),
    house.call(staff, wire.removePasskey, { params: { passkeyId }, body: { password: testPassword } }),
  ]);
  expect(gone.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const left = (await house.call(staff, wire.getSecondStep, {})).body;
  expect(left.isRequired).toBe(true);
  expect((left.authenticatorSince ? 1 : 0) + left.passkeys.length).toBe(1);
});

test('LOG-01 ADM-09 an administrator takes a lost second step away: sessions end, it is written down, and the person is told', async ({
  house,
}) => {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  const person = await aPerson(house.platform, { tenantId: admin.tenantId });
  const reset = (who: BuiltPerson, memberId: string) => house.call(who, wire.resetSecondStep, { params: { memberId } });
  const can = async () => (await house.call(admin, wire.getPerson, { params: { memberId: person.memberId } })).body.can.resetSecondStep;
  expect([await can(), (await reset(admin, person.memberId)).body.refusal]).toEqual([false, 'second_step_missing']);
  await anAuthenticator(house, person);
  const device = aDevice(person);
  await addTo(house, person, device);
  await aTicket(house, person);
  expect(await can()).toBe(true);

  expect((await reset(admin, person.memberId)).status).toBe(200);
  expect((await house.call(person, wire.getMe, {})).status).toBe(401);
  expect((await logInBy(house, person)).status).toBe(200);
  expect((await logInWith(house, person, device)).body).toMatchObject({ error_description: 'passkey_unknown' });
  const trail = await house.call(admin, listAuditLog, { query: { subject: 'person', subjectId: person.memberId } });
  expect(trail.body.items.map(({ what }) => what)).toContain('person.second_step_reset');
  await house.drain();
  const emails = await emailsTo(house, `${person.userName}@exemplo.test`);
  expect(emails.some(({ subject }) => subject.includes('redefinida'))).toBe(true);
});

test('LOG-01 CLI-08 nobody resets themselves, whoever stands above them, or a person of another client', async ({ house }) => {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  const above = await aPerson(house.platform, { tenantId: admin.tenantId, roles: ['superuser'] });
  const stranger = await aPerson(house.platform);
  const shared = await aPerson(house.platform, { tenantId: admin.tenantId });
  const other = await aClient(house.platform, { siteId: admin.siteId });
  await aPerson(house.platform, { personId: shared.personId, tenantId: other.tenantId, userName: shared.userName });
  for (const one of [admin, above, stranger, shared]) await anAuthenticator(house, one);
  const told = async (memberId: string) => (await house.call(admin, wire.resetSecondStep, { params: { memberId } })).body.refusal;
  expect(await told(admin.memberId)).toBe('not_yourself');
  expect(await told(above.memberId)).toBe('role_above_yours');
  expect(await told(stranger.memberId)).toBe('not_found');
  expect(await told(shared.memberId)).toBe('belongs_to_other_client');
});
