import * as wire from '@vitrine/contract/identity';
import { listAuditLog } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aPerson, type BuiltPerson } from '../testing.ts';
import { emailsTo, linkIn } from './testing.ts';

const send = (house: House, by: BuiltPerson, memberId: string, headers: Record<string, string> = {}) =>
  house.call(by, wire.sendPasswordLink, { params: { memberId } }, headers);
const emailOf = ({ userName }: BuiltPerson) => `${userName}@exemplo.test`;
const anAdministrator = async (house: House) => {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'], fullName: 'Zuleica Admin' });
  return { admin, person: await aPerson(house.platform, { tenantId: admin.tenantId }) };
};

test('LOG-08 ADM-09 the audit log keeps who sent a password link to whom, and nothing that opens anything', async ({ house }) => {
  const { admin, person } = await anAdministrator(house);
  expect((await send(house, admin, person.memberId)).status).toBe(200);
  await house.drain();
  const { token } = linkIn((await emailsTo(house, emailOf(person)))[0]?.text ?? '');
  const { items } = (await house.call(admin, listAuditLog, { query: { subject: 'person' } })).body;
  expect(items).toMatchObject([
    { what: 'person.password_link_sent', who: 'Zuleica Admin', subjectId: person.memberId, after: { email: emailOf(person) } },
  ]);
  expect(JSON.stringify(items)).not.toContain(token);
});

test('LOG-08 one request that arrives twice, even at once, sends one letter', async ({ house }) => {
  const { admin, person } = await anAdministrator(house);
  const key = { 'idempotency-key': 'one-link-please' };
  const answers = await Promise.all([0, 1].map(() => send(house, admin, person.memberId, key)));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect((await send(house, admin, person.memberId, key)).status).toBe(200);
  await house.drain();
  expect(await emailsTo(house, emailOf(person))).toHaveLength(1);
});

test('LOG-08 LOG-13 nobody who is blocked gets a link, and the console offers none', async ({ house }) => {
  const { admin } = await anAdministrator(house);
  const blocked = await aPerson(house.platform, { tenantId: admin.tenantId, status: 'blocked' });
  const shown = await house.call(admin, wire.getPerson, { params: { memberId: blocked.memberId } });
  expect(shown.body.can).toMatchObject({ setPassword: true, sendLink: false });
  expect((await send(house, admin, blocked.memberId)).body).toMatchObject({ refusal: 'person_blocked' });
  await house.drain();
  expect(await emailsTo(house, emailOf(blocked))).toEqual([]);
});

test('CLI-06 LOG-08 who may only read people sends no link', async ({ house }) => {
  const { admin, person } = await anAdministrator(house);
  const auditor = await aPerson(house.platform, { tenantId: admin.tenantId, roles: ['auditor'] });
  expect((await send(house, auditor, person.memberId)).status).toBe(404);
  expect((await send(house, person, admin.memberId)).status).toBe(404);
});
