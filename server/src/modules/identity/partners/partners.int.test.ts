import {
  alternativeLogin,
  createIntegrator,
  endIntegrator,
  exportIntegrators,
  getMe,
  issueWebserviceToken,
  listIntegrators,
  lookAtWebserviceToken,
  redeemWebserviceToken,
  rotateIntegratorSecret,
  saveIntegrator,
  setPersonStatus,
  type IntegratorFields,
} from '@vitrine/contract/identity';
import { listAuditLog } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aClient, configureSite } from '../../tenancy/testing.ts';
import { aPerson, basicOf, testPassword, type BuiltPerson } from '../testing.ts';

/** A partner of this person's site, as its superuser lets it in. */
async function aPartner(house: House, { tenantId }: { tenantId: string }) {
  const root = await aPerson(house.platform, { tenantId, roles: ['superuser'] });
  const { body } = await house.call(root, createIntegrator, { body: { name: 'Rede Boa Compra' } });
  const headers = { host: root.host, authorization: `Basic ${Buffer.from(`${body.id}:${body.secret}`).toString('base64')}` };
  const ask = (login: string, id_client?: string, more: Record<string, string> = {}) =>
    house.call(null, issueWebserviceToken, { body: { login, ...(id_client ? { id_client } : {}) } }, { ...headers, ...more });
  return { root, id: body.id, secret: body.secret, headers, ask };
}

const redeem = (house: House, person: BuiltPerson, token: string, host = person.host) =>
  house.call(null, redeemWebserviceToken, { body: { token } }, { ...basicOf(person), host });
const look = (house: House, { host }: BuiltPerson, token: string) => house.call(null, lookAtWebserviceToken, { body: { token } }, { host });

test('LOG-05 D72 a partner’s server gets a key, the log-in shows whose account it opens, and it opens that one once', async ({ house }) => {
  const person = await aPerson(house.platform, { fullName: 'Marina Lopes' });
  const partner = await aPartner(house, person);
  const issued = await partner.ask(person.userName);
  expect([issued.status, issued.headers['cache-control']]).toEqual([200, 'no-store']);
  const { webservice_token: token, expires_in, url } = issued.body;
  expect([token.length, expires_in, new URL(url).pathname]).toEqual([43, 120, `/webservice-login/${token}`]);

  expect((await look(house, person, token)).body).toMatchObject({ fullName: 'Marina Lopes', partner: 'Rede Boa Compra' });
  const redeemed = await redeem(house, person, token);
  expect(redeemed.status).toBe(200);
  const me = await house.call({ accessToken: redeemed.body.access_token, host: person.host }, getMe, {});
  expect(me.body.person.id).toBe(person.personId);

  expect(await redeem(house, person, token)).toMatchObject({ status: 400, body: { error_description: 'webservice_token_over' } });
  expect((await look(house, person, token)).body.refusal).toBe('webservice_token_over');
});

test('D72 of two who redeem one key at once one gets in', async ({ house }) => {
  const person = await aPerson(house.platform);
  const { body } = await (await aPartner(house, person)).ask(person.userName);
  const answers = await Promise.all([1, 2, 3, 4].map(() => redeem(house, person, body.webservice_token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('D72 a key is good for two minutes, on its own site, and only as it was given', async ({ house }) => {
  const person = await aPerson(house.platform);
  const stranger = await aPerson(house.platform);
  const partner = await aPartner(house, person);
  const { body } = await partner.ask(person.userName);
  const token = body.webservice_token;
  expect((await redeem(house, stranger, token)).status).toBe(400);
  expect((await look(house, stranger, token)).status).toBe(400);
  expect((await redeem(house, person, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).status).toBe(400);
  house.clock.shift(121_000);
  expect((await redeem(house, person, token)).status).toBe(400);
});

test('D72 the web client’s credentials, which stand in every page, get no key; a wrong secret and another site’s host neither', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  const other = await aPerson(house.platform);
  const partner = await aPartner(house, person);
  const body = { login: person.userName };
  const asked = async (headers: Record<string, string>) => {
    const { status, headers: told } = await house.call(null, issueWebserviceToken, { body }, headers);
    return [status, told['www-authenticate']];
  };
  const refused = [401, 'Basic realm="vitrine"'];
  expect(await asked(basicOf(person))).toEqual(refused);
  expect(await asked({ host: person.host, authorization: `Basic ${btoa(`${partner.id}:wrong`)}` })).toEqual(refused);
  expect(await asked({ ...partner.headers, host: other.host })).toEqual(refused);
  // And the other way round: what a partner holds is no web client.
  const logIn = { body: { username: person.userName, password: testPassword } };
  expect((await house.call(null, alternativeLogin, logIn, partner.headers)).status).toBe(401);
});

test('D72 whoever is nobody, blocked, of another client or may open the console is no profile for a partner, all told alike', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  const partner = await aPartner(house, person);
  const blocked = await aPerson(house.platform, { tenantId: person.tenantId, status: 'blocked' });
  const staff = await aPerson(house.platform, { tenantId: person.tenantId, roles: ['auditor'] });
  const { tenantId: elsewhere } = await aClient(house.platform, { siteId: person.siteId });
  const answers = await Promise.all([
    partner.ask('nobody.at.all'),
    partner.ask(blocked.userName),
    partner.ask(staff.userName),
    partner.ask(person.userName, elsewhere),
  ]);
  expect(answers.map(({ status, body }) => [status, body.refusal])).toEqual(Array(4).fill([404, 'no_profile']));
});

test('LOG-13 D72 a key of somebody who was blocked meanwhile opens nothing', async ({ house }) => {
  const person = await aPerson(house.platform);
  const partner = await aPartner(house, person);
  const { body } = await partner.ask(person.userName);
  await house.call(partner.root, setPersonStatus, { params: { memberId: person.memberId }, body: { status: 'blocked' } });
  expect((await redeem(house, person, body.webservice_token)).status).toBe(400);
});

test('D72 a key of somebody who was given the console meanwhile opens nothing', async ({ house }) => {
  const person = await aPerson(house.platform);
  const { body } = await (await aPartner(house, person)).ask(person.userName);
  await house.db
    .write()
    .updateTable('identity.member')
    .set({ roles: ['auditor'] })
    .where('tenant_id', '=', person.tenantId)
    .where('id', '=', person.memberId)
    .execute();
  expect((await redeem(house, person, body.webservice_token)).status).toBe(400);
});

test('D72 a partner that is shut out gets no key, and what it began is over', async ({ house }) => {
  const person = await aPerson(house.platform);
  const partner = await aPartner(house, person);
  const waiting = (await partner.ask(person.userName)).body.webservice_token;
  const used = (await partner.ask(person.userName)).body.webservice_token;
  const { body: tokens } = await redeem(house, person, used);
  const caller = { accessToken: tokens.access_token, host: person.host };
  expect((await house.call(caller, getMe, {})).status).toBe(200);

  const end = () => house.call(partner.root, endIntegrator, { params: { integratorId: partner.id } });
  expect([(await end()).status, (await end()).status]).toEqual([200, 404]);

  expect((await partner.ask(person.userName)).status).toBe(401);
  expect((await redeem(house, person, waiting)).status).toBe(400);
  expect((await house.call(caller, getMe, {})).status).toBe(401);
  expect((await house.call(partner.root, listIntegrators, {})).body.items).toEqual([]);
});

test('ADM-02 ADM-09 partners leave page by page as they are listed, oldest first, without a secret, and the audit log keeps it', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  const { root, id, secret } = await aPartner(house, person);
  const { body: second } = await house.call(root, createIntegrator, { body: { name: '=Parceira' } });
  const first = (await house.call(root, listIntegrators, { query: { limit: 1 } })).body;
  const rest = (await house.call(root, listIntegrators, { query: { limit: 1, after: first.next ?? '' } })).body;
  expect([...first.items, ...rest.items].map((one) => one.id)).toEqual([id, second.id]);
  expect(rest.next).toBeNull();
  const { body } = await house.call(root, exportIntegrators, { query: {} });
  const created = [...first.items, ...rest.items].map(({ createdAt }) => createdAt);
  expect(String(body).split('\r\n')).toEqual([
    '\uFEFFIdentificador;Nome;Incluído em (UTC)',
    `${id};Rede Boa Compra;${created[0]}`,
    `${second.id};'=Parceira;${created[1]}`,
    '',
  ]);
  expect(String(body)).not.toContain(secret);
  const told = (await house.call(root, listAuditLog, { query: { subject: 'list' } })).body.items.map(({ after }) => after);
  expect(told).toEqual([{ list: 'integrators', rows: 2, isWhole: true, format: 'csv' }]);
  const elsewhere = await aPerson(house.platform, { roles: ['superuser'] });
  expect(String((await house.call(elsewhere, exportIntegrators, { query: {} })).body).split('\r\n')).toHaveLength(2);
  const admin = await aPerson(house.platform, { tenantId: person.tenantId, roles: ['client_administrator'] });
  expect((await house.call(admin, exportIntegrators, { query: {} })).status).toBe(404);
});

test('LOG-02 LOG-05 where the log-in lets no partners in, their servers get no key, one that was given opens nothing, and both are good again afterwards', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  const partner = await aPartner(house, person);
  const { webservice_token: token } = (await partner.ask(person.userName)).body;
  await configureSite(house.platform, { siteId: person.siteId, oauth2: false });
  expect(await partner.ask(person.userName)).toMatchObject({ status: 409, body: { refusal: 'provider_off' } });
  expect(await redeem(house, person, token)).toMatchObject({ status: 400, body: { error_description: 'provider_off' } });
  await configureSite(house.platform, { siteId: person.siteId, oauth2: true });
  expect((await partner.ask(person.userName)).status).toBe(200);
  expect((await redeem(house, person, token)).status).toBe(200);
});

test('CLI-06 partners are let in by superusers of their own site alone', async ({ house }) => {
  const person = await aPerson(house.platform);
  const partner = await aPartner(house, person);
  const admin = await aPerson(house.platform, { tenantId: person.tenantId, roles: ['client_administrator'] });
  const rootElsewhere = await aPerson(house.platform, { roles: ['superuser'] });
  expect((await house.call(admin, createIntegrator, { body: { name: 'x' } })).status).toBe(404);
  expect((await house.call(rootElsewhere, endIntegrator, { params: { integratorId: partner.id } })).status).toBe(404);
  expect((await house.call(rootElsewhere, endIntegrator, { params: { integratorId: `web-${person.siteId}` } })).status).toBe(404);
  expect((await house.call(rootElsewhere, listIntegrators, {})).body.items).toEqual([]);
});

test('LOG-05 D72 a partner’s secret is rotated: the new one opens, the one before is a stranger’s, and the audit log keeps no secret', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  const partner = await aPartner(house, person);
  const { body } = await house.call(partner.root, rotateIntegratorSecret, { params: { integratorId: partner.id } });
  expect(body.secret).not.toBe(partner.secret);
  expect((await partner.ask(person.userName)).status).toBe(401);
  const authorization = `Basic ${Buffer.from(`${partner.id}:${body.secret}`).toString('base64')}`;
  expect((await partner.ask(person.userName, undefined, { authorization })).status).toBe(200);
  const { body: trail } = await house.call(partner.root, listAuditLog, { query: { subject: 'integrator' } });
  expect(trail.items.map(({ what }) => what)).toEqual(['integrator.secret_rotated', 'integrator.created']);
  expect(JSON.stringify(trail)).not.toContain(body.secret);
});

test('LOG-05 D72 a partner that is let in for one program knows nobody of another', async ({ house }) => {
  const person = await aPerson(house.platform);
  const partner = await aPartner(house, person);
  const { tenantId } = await aClient(house.platform, { siteId: person.siteId });
  const elsewhere = await aPerson(house.platform, { tenantId });
  const at = { params: { integratorId: partner.id } };
  const saved = await house.call(partner.root, saveIntegrator, {
    ...at,
    body: { version: 1, integrator: { name: 'Rede', clientIds: [person.tenantId] } },
  });
  expect([saved.status, saved.body]).toEqual([200, { version: 2 }]);
  expect((await partner.ask(elsewhere.userName)).body.refusal).toBe('no_profile');
  expect((await partner.ask(person.userName)).status).toBe(200);
  const [row] = (await house.call(partner.root, listIntegrators, { query: {} })).body.items;
  expect(row).toMatchObject({ name: 'Rede', clientIds: [person.tenantId] });
  const foreign = await aPerson(house.platform);
  const asked = await house.call(partner.root, saveIntegrator, {
    ...at,
    body: { version: 2, integrator: { name: 'Rede', clientIds: [foreign.tenantId] } },
  });
  expect(asked.body.fields).toEqual({ 'integrator.clientIds': 'program_unknown' });
});

test('LOG-05 ADM-03 of two who change a partner at once, one its name and one its programs, both succeed; a record without what stood there is whole', async ({
  house,
}) => {
  const partner = await aPartner(house, await aPerson(house.platform));
  const at = { params: { integratorId: partner.id } };
  const save = (integrator: Partial<IntegratorFields>, was: Record<string, unknown>) =>
    house.call(partner.root, saveIntegrator, { ...at, body: { version: 1, integrator, was } });
  const { name } = (await house.call(partner.root, listIntegrators, { query: {} })).body.items[0] ?? {};
  const clientIds = [partner.root.tenantId];
  const both = await Promise.all([save({ name: 'Rede Norte' }, { name }), save({ clientIds }, { clientIds: null })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const kept = async () => (await house.call(partner.root, listIntegrators, { query: {} })).body.items[0];
  expect(await kept()).toMatchObject({ name: 'Rede Norte', clientIds, version: 3 });
  expect((await save({ name: 'Rede Sul' }, { name })).body.refusal).toBe('changed_meanwhile');
  const whole = await house.call(partner.root, saveIntegrator, { ...at, body: { version: 3, integrator: { name: 'Rede Leste' } } });
  expect([whole.status, await kept()]).toMatchObject([200, { name: 'Rede Leste', clientIds: null }]);
});

test('LOG-05 of two who change a partner at once the second is told by whom and when, and overwrites nothing', async ({ house }) => {
  const partner = await aPartner(house, await aPerson(house.platform));
  const at = { params: { integratorId: partner.id } };
  const save = (name: string, version: number) =>
    house.call(partner.root, saveIntegrator, { ...at, body: { version, integrator: { name, clientIds: null } } });
  const both = await Promise.all([save('Rede Norte', 1), save('Rede Sul', 1)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const late = await save('Rede Leste', 1);
  expect(late.body).toMatchObject({ refusal: 'changed_meanwhile', changed: { who: partner.root.actor.fullName } });
  const [row] = (await house.call(partner.root, listIntegrators, { query: {} })).body.items;
  expect([row?.version, ['Rede Norte', 'Rede Sul'].includes(row?.name ?? '')]).toEqual([2, true]);
});
