import * as wire from '@vitrine/contract/identity';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aClient } from '../../tenancy/testing.ts';
import { noPassword } from '../passwords.ts';
import { aPerson, basicOf, testPassword, type BuiltPerson } from '../testing.ts';
import { emailsTo, linkIn } from './testing.ts';

const next = 'Outra-Senha-9';
const at = (person: BuiltPerson) => ({ host: person.host, 'x-forwarded-for': basicOf(person)['x-forwarded-for'] });
const recover = (house: House, person: BuiltPerson, login: string) =>
  house.call(null, wire.apiRecoverPassword, { body: { login } }, at(person));
const emailOf = (person: BuiltPerson) => `${person.userName}@exemplo.test`;
const logIn = (house: House, person: BuiltPerson, password: string) =>
  house.call(null, wire.alternativeLogin, { body: { username: person.userName, password } }, basicOf(person));

/** A person who asked for a link, and what stands in it. */
async function whoAsked(house: House) {
  const person = await aPerson(house.platform);
  await recover(house, person, person.userName);
  await house.drain();
  const [email] = await emailsTo(house, emailOf(person));
  return { person, link: linkIn(email?.text ?? '') };
}
const setPassword = (house: House, person: BuiltPerson, link: { uidb64: string; token: string }, password = next) =>
  house.call(null, wire.setPasswordByLink, { body: { uidb64: link.uidb64, token: link.token, password } }, at(person));

test('LOG-07 CAL-05 a user name, an e-mail and a document bring the owner an e-mail with a link, in their language', async ({ house }) => {
  const person = await aPerson(house.platform, { documentKind: 'cpf', document: '44771278202', locale: 'fr-FR', fullName: 'Inès Moreau' });
  for (const login of [person.userName.toUpperCase(), emailOf(person), '447.712.782-02']) {
    const answered = await recover(house, person, login);
    expect([answered.status, answered.body]).toEqual([200, {}]);
  }
  await house.drain();
  const emails = await emailsTo(house, emailOf(person));
  expect(emails).toHaveLength(3);
  expect(emails[0]?.subject).toContain('Votre nouveau mot de passe');
  expect(emails[0]?.text).toContain('Bonjour Inès,');
  const link = linkIn(emails[0]?.text ?? '');
  expect(link).toMatchObject({ path: 'recover-password', username: person.userName, host: person.host });
  expect(emails[0]?.html).toContain(link.url);
});

test('LOG-07 an unknown name gets the same answer, and nobody an e-mail', async ({ house }) => {
  const person = await aPerson(house.platform);
  const known = await recover(house, person, person.userName);
  const unknown = await recover(house, person, 'nobody.of.this.name');
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  await house.drain();
  expect(await emailsTo(house, 'nobody.of.this.name')).toEqual([]);
  expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
});

test('LOG-07 LOG-13 a blocked and a waiting person read why, and get no link', async ({ house }) => {
  for (const [status, subject] of [
    ['blocked', /bloqueado/],
    ['awaiting_approval', /aguarda aprovação/],
  ] as const) {
    const person = await aPerson(house.platform, { status });
    await recover(house, person, person.userName);
    await house.drain();
    const [email] = await emailsTo(house, emailOf(person));
    expect(email?.text).toMatch(subject);
    expect(email?.text).not.toMatch(/recover-password/);
  }
});

test('LOG-07 LOG-08 whoever never had a password makes one by the same link, and then asks with it for what needs one (PRO-03, PRO-05)', async ({
  house,
}) => {
  const person = await aPerson(house.platform, { passwordHash: noPassword });
  expect((await logIn(house, person, '')).status).toBe(400);
  await recover(house, person, person.userName);
  await house.drain();
  const link = linkIn((await emailsTo(house, emailOf(person)))[0]?.text ?? '');
  expect((await setPassword(house, person, link)).status).toBe(200);
  expect((await logIn(house, person, next)).status).toBe(200);
});

test('LOG-07 a person of another site is not found by this one', async ({ house }) => {
  const [here, there] = [await aPerson(house.platform), await aPerson(house.platform)];
  await recover(house, here, there.userName);
  await house.drain();
  expect(await emailsTo(house, emailOf(there))).toEqual([]);
});

test('LOG-08 the link sets a password once, ends every session and every other link, and tells the owner', async ({ house }) => {
  const { person, link } = await whoAsked(house);
  await recover(house, person, person.userName);
  await house.drain();
  const other = linkIn((await emailsTo(house, emailOf(person)))[0]?.text ?? '');
  expect(other.token).not.toBe(link.token);
  const checked = await house.call(null, wire.checkPasswordLink, { body: link }, at(person));
  expect([checked.status, checked.body]).toEqual([200, { username: person.userName, purpose: 'recover_password' }]);

  expect((await setPassword(house, person, link)).status).toBe(200);

  expect((await house.call(person, wire.getMe, {})).status).toBe(401);
  expect((await logIn(house, person, testPassword)).status).toBe(400);
  expect((await logIn(house, person, next)).status).toBe(200);
  for (const old of [link, other]) {
    expect((await setPassword(house, person, old, 'Ainda-Outra-7')).body).toMatchObject({ refusal: 'link_used' });
    expect((await house.call(null, wire.checkPasswordLink, { body: old }, at(person))).body).toMatchObject({ refusal: 'link_used' });
  }
  await house.drain();
  expect((await emailsTo(house, emailOf(person)))[0]?.subject).toContain('Sua senha mudou');
});

test('LOG-08 of two who use one link at once one sets the password; a check before the write would let both', async ({ house }) => {
  const { person, link } = await whoAsked(house);
  const answers = await Promise.all(['Senha-Um-111', 'Senha-Dois-22'].map((password) => setPassword(house, person, link, password)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);

  // Whoever only looks first finds the link good, as often as they look before somebody writes.
  const { person: second, link: fresh } = await whoAsked(house);
  const looks = await Promise.all([0, 1].map(() => house.call(null, wire.checkPasswordLink, { body: fresh }, at(second))));
  expect(looks.map(({ status }) => status)).toEqual([200, 200]);
});

test('LOG-08 an old, altered, foreign or made-up link says so and changes nothing', async ({ house }) => {
  const { person, link } = await whoAsked(house);
  const stranger = await whoAsked(house);
  const neighbour = await aPerson(house.platform, { tenantId: person.tenantId });
  await recover(house, person, neighbour.userName);
  await house.drain();
  const theirs = linkIn((await emailsTo(house, emailOf(neighbour)))[0]?.text ?? '');
  const wrong = [
    { ...link, token: `${link.token.slice(0, -2)}${link.token.endsWith('AA') ? 'BB' : 'AA'}` },
    { ...link, uidb64: theirs.uidb64 },
    { uidb64: link.uidb64, token: stranger.link.token },
    stranger.link, // good, on another host
    { uidb64: link.uidb64, token: 'nonsense' },
    { uidb64: '!', token: link.token },
  ];
  for (const key of wrong) expect((await setPassword(house, person, key)).body).toMatchObject({ refusal: 'link_invalid' });
  house.clock.shift(61 * 60_000);
  expect((await setPassword(house, person, link)).body).toMatchObject({ refusal: 'link_too_old' });
  expect((await logIn(house, person, testPassword)).status).toBe(200);
});

test('LOG-08 VAL-08 a weak or common password is refused at its field, and the link stays good', async ({ house }) => {
  const { person, link } = await whoAsked(house);
  for (const [password, code] of [
    ['curta', 'password_too_weak'],
    ['Password123', 'password_too_common'],
  ] as const) {
    const refused = await setPassword(house, person, link, password);
    expect([refused.status, refused.body]).toMatchObject([422, { fields: { password: code } }]);
  }
  expect((await setPassword(house, person, link)).status).toBe(200);
});

test('LOG-08 a person who was held up at log-in gets in with the new password', async ({ house }) => {
  const { person, link } = await whoAsked(house);
  for (let turn = 0; turn < 6; turn += 1) await logIn(house, person, 'not-it');
  expect((await logIn(house, person, testPassword)).status).toBe(429);
  await setPassword(house, person, link);
  expect((await logIn(house, person, next)).status).toBe(200);
});

test('LOG-08 only the hash of a link is kept', async ({ house }) => {
  const { link } = await whoAsked(house);
  const rows = await house.db.read().selectFrom('identity.link').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(link.token);
  expect(Buffer.from(link.token, 'base64url')).toHaveLength(32);
});

test('LOG-08 an administrator sends a link that sets the first password', async ({ house }) => {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  const newcomer = await aPerson(house.platform, { tenantId: admin.tenantId });
  const send = (caller: BuiltPerson, memberId: string) => house.call(caller, wire.sendPasswordLink, { params: { memberId } });
  expect((await send(admin, newcomer.memberId)).status).toBe(200);
  await house.drain();
  const [email] = await emailsTo(house, emailOf(newcomer));
  const link = linkIn(email?.text ?? '');
  expect(link).toMatchObject({ path: 'set-password', username: newcomer.userName });
  house.clock.shift(71 * 3_600_000);
  expect((await setPassword(house, newcomer, link)).status).toBe(200);

  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  const root = await aPerson(house.platform, { tenantId: admin.tenantId, roles: ['superuser'] });
  const second = await aClient(house.platform, { siteId: admin.siteId });
  const shared = await aPerson(house.platform, { tenantId: admin.tenantId });
  await aPerson(house.platform, { personId: shared.personId, tenantId: second.tenantId, userName: shared.userName });
  const fresh = await aPerson(house.platform, { tenantId: admin.tenantId, roles: ['client_administrator'] });
  expect((await send(stranger, newcomer.memberId)).status).toBe(404);
  expect((await send(fresh, root.memberId)).body).toMatchObject({ refusal: 'role_above_yours' });
  expect((await send(fresh, shared.memberId)).body).toMatchObject({ refusal: 'belongs_to_other_client' });
  const blocked = await aPerson(house.platform, { tenantId: admin.tenantId, status: 'blocked' });
  expect((await send(fresh, blocked.memberId)).body).toMatchObject({ refusal: 'person_blocked' });
  expect((await send(newcomer, fresh.memberId)).status).toBe(401); // their session ended with the new password
});

test('LOG-14 the sixth recovery of one name waits, known or not, and others are not held up', async ({ house }) => {
  const person = await aPerson(house.platform);
  for (const login of [person.userName, 'nobody.of.this.name']) {
    const answers = [];
    for (let turn = 0; turn < 6; turn += 1) answers.push(await recover(house, person, login));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await recover(house, person, 'somebody.else')).status).toBe(200);
  house.clock.shift(15 * 60_000);
  expect((await recover(house, person, person.userName)).status).toBe(200);
});

test('LOG-14 thirty recoveries from one address hold that address up, and no other', async ({ house }) => {
  const person = await aPerson(house.platform);
  for (let turn = 0; turn < 30; turn += 1) expect((await recover(house, person, `nobody.${turn}`)).status).toBe(200);
  expect((await recover(house, person, 'nobody.30')).status).toBe(429);
  const neighbour = await aPerson(house.platform, { tenantId: person.tenantId });
  expect((await recover(house, neighbour, 'nobody.31')).status).toBe(200);
});
