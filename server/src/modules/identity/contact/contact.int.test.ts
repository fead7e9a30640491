import * as wire from '@vitrine/contract/identity';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { MessageRefused } from '../../../platform/messages/index.ts';
import { codeIn, emailsTo, linkIn } from '../recovery/testing.ts';
import { aPerson, type BuiltPerson } from '../testing.ts';

let serial = 200_000_000;
const aSeller = async (house: House, phone = `+5521${(serial += 1)}`) => ({ ...(await aPerson(house.platform, { phone })), phone });
const checks = (house: House, person: BuiltPerson) => house.call(person, wire.getContactChecks, {});
const sendCode = (house: House, person: BuiltPerson, channel: 'sms' | 'whatsapp' = 'sms') =>
  house.call(person, wire.sendPhoneCode, { body: { channel } });
const confirm = (house: House, person: BuiltPerson, code: string) => house.call(person, wire.confirmPhone, { body: { code } });
const codeOf = async (house: House, phone: string) => codeIn((await emailsTo(house, phone))[0]?.text ?? '');
/** Seconds by a clock that goes on while a test runs: five less at most, on a machine that does other things too. */
const about = (seconds: number) => expect.closeTo(seconds, -1);
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const confirmEmail = (house: House, person: BuiltPerson, link: { uidb64: string; token: string }) =>
  house.call(null, wire.confirmEmail, { body: { uidb64: link.uidb64, token: link.token } }, { host: person.host });

test('LOG-16 a code verifies the phone, once; the cooldown is the server’s and is told with its start', async ({ house }) => {
  const person = await aSeller(house);
  expect((await checks(house, person)).body.phone).toMatchObject({ isVerified: false, cooldown: null, delivery: null });
  const begun = house.clock.now();
  const sent = await sendCode(house, person);
  expect(sent.body.phone).toMatchObject({ delivery: 'sending', cooldown: { duration: 300, left: about(300) } });
  expect(sent.body.phone.cooldown?.startTime.slice(0, 16)).toBe(begun.slice(0, 16));
  await house.drain();
  house.clock.shift(100_000);
  expect((await checks(house, person)).body.phone).toMatchObject({ delivery: 'sent', cooldown: { left: about(200) } });
  const code = await codeOf(house, person.phone);
  expect((await confirm(house, person, wrongOf(code))).body).toMatchObject({ fields: { code: 'code_wrong' } });
  expect((await confirm(house, person, code)).body.phone).toMatchObject({ isVerified: true, cooldown: null });
  expect((await confirm(house, person, code)).body).toMatchObject({ refusal: 'code_wrong' });
  expect((await sendCode(house, person)).body).toMatchObject({ refusal: 'already_verified' });
});

test('LOG-16 a second code waits, told with Retry-After; of two taps at once one sends; then the count begins anew', async ({ house }) => {
  const person = await aSeller(house);
  const both = await Promise.all([0, 1].map(() => sendCode(house, person)));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
  expect(both.find(({ status }) => status === 429)?.body).toMatchObject({ refusal: 'wait_before_resending' });
  await house.drain();
  expect(await emailsTo(house, person.phone)).toHaveLength(1);
  house.clock.shift(290_000);
  const early = await sendCode(house, person, 'whatsapp');
  expect([early.status, Number(early.headers['retry-after'])]).toEqual([429, about(8)]);
  house.clock.shift(10_000);
  expect((await checks(house, person)).body.phone.cooldown).toBeNull();
  expect((await sendCode(house, person, 'whatsapp')).status).toBe(200);
  await house.drain();
  expect(await emailsTo(house, `${person.phone}@whatsapp`)).toHaveLength(1);
});

test('LOG-16 a failure to send is told, and another channel may be tried at once', async ({ house }) => {
  const person = await aSeller(house);
  const { send } = house.platform.messages;
  house.platform.messages.send = () => Promise.reject(new MessageRefused('sms', 400));
  await sendCode(house, person);
  await house.drain();
  house.platform.messages.send = send;
  expect((await checks(house, person)).body.phone).toMatchObject({ delivery: 'failed', cooldown: null, isVerified: false });
  expect((await sendCode(house, person, 'whatsapp')).status).toBe(200);
  await house.drain();
  expect((await confirm(house, person, await codeOf(house, person.phone))).body.phone.isVerified).toBe(true);
});

test('LOG-16 VAL-11 without a phone nothing is sent, and a new number has to be verified anew', async ({ house }) => {
  const without = await aSeller(house, '');
  expect((await sendCode(house, without)).body).toMatchObject({ refusal: 'phone_missing' });
  const person = await aSeller(house);
  await sendCode(house, person);
  await house.drain();
  const code = await codeOf(house, person.phone);
  const change = (phone: string) =>
    house.db.write().updateTable('identity.person').set({ phone }).where('id', '=', person.personId).execute();
  await change('+5521999990000');
  expect((await confirm(house, person, code)).body).toMatchObject({ refusal: 'code_wrong' });
  house.clock.shift(300_000);
  await sendCode(house, person);
  await house.drain();
  expect((await confirm(house, person, await codeOf(house, '+5521999990000'))).body.phone.isVerified).toBe(true);
  await change('+5521999990001');
  expect((await checks(house, person)).body.phone.isVerified).toBe(false);
});

test('LOG-16 LOG-14 five wrong codes end it, and nobody confirms with another’s', async ({ house }) => {
  const [one, other] = [await aSeller(house), await aSeller(house)];
  for (const person of [one, other]) await sendCode(house, person);
  await house.drain();
  const code = await codeOf(house, one.phone);
  expect((await confirm(house, other, code)).body).toMatchObject({ refusal: 'code_wrong' });
  await Promise.all(Array.from({ length: 5 }, () => confirm(house, one, wrongOf(code))));
  expect((await confirm(house, one, code)).body).toMatchObject({ refusal: 'code_tries_used' });
});

test('LOG-18 a link verifies the e-mail, once, without a session; sending again has a cooldown', async ({ house }) => {
  const person = await aPerson(house.platform, { locale: 'es-ES' });
  const both = await Promise.all([0, 1].map(() => house.call(person, wire.sendEmailLink, {})));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
  await house.drain();
  const emails = await emailsTo(house, `${person.userName}@`);
  expect(emails).toHaveLength(1);
  expect(emails[0]?.subject).toContain('Confirma tu correo');
  const link = linkIn(emails[0]?.text ?? '');
  expect(link.path).toBe('verify-email');

  const confirmed = await Promise.all([0, 1].map(() => confirmEmail(house, person, link)));

  expect(confirmed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await checks(house, person)).body.email).toMatchObject({ isVerified: true, address: `${person.userName}@exemplo.test` });
  expect((await house.call(person, wire.sendEmailLink, {})).body).toMatchObject({ refusal: 'already_verified' });
});

test('LOG-18 a link of another purpose, of another address, or of two days ago verifies nothing', async ({ house }) => {
  const person = await aPerson(house.platform);
  const ask = async () => {
    await house.call(person, wire.sendEmailLink, {});
    await house.drain();
    return linkIn((await emailsTo(house, `${person.userName}@`))[0]?.text ?? '');
  };
  await house.call(null, wire.apiRecoverPassword, { body: { login: person.userName } }, { host: person.host });
  await house.drain();
  const recovery = linkIn((await emailsTo(house, `${person.userName}@`))[0]?.text ?? '');
  expect((await confirmEmail(house, person, recovery)).body).toMatchObject({ refusal: 'link_invalid' });
  const verification = await ask();
  const asPassword = await house.call(null, wire.checkPasswordLink, { body: verification }, { host: person.host });
  expect(asPassword.body).toMatchObject({ refusal: 'link_invalid' });
  await house.db
    .write()
    .updateTable('identity.person')
    .set({ email: `neu.${person.userName}@exemplo.test` })
    .where('id', '=', person.personId)
    .execute();
  expect((await confirmEmail(house, person, verification)).body).toMatchObject({ refusal: 'link_invalid' });
  expect((await checks(house, person)).body.email.isVerified).toBe(false);
  await house.db
    .write()
    .updateTable('identity.person')
    .set({ email: `${person.userName}@exemplo.test` })
    .where('id', '=', person.personId)
    .execute();
  house.clock.shift(300_000);
  const late = await ask();
  house.clock.shift(49 * 3_600_000);
  expect((await confirmEmail(house, person, late)).body).toMatchObject({ refusal: 'link_too_old' });
});
