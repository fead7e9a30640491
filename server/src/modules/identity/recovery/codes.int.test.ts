import * as wire from '@vitrine/contract/identity';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { countTry } from '../../../platform/limits/index.ts';
import { MessageRefused, type Message } from '../../../platform/messages/index.ts';
import { aPerson, basicOf, type BuiltPerson, type PersonWish } from '../testing.ts';
import { codeIn, emailsTo, linkIn } from './testing.ts';

let serial = 100_000_000;
/** A phone and a document that nobody else has. */
const aSeller = async (house: House, wish: PersonWish = {}) => {
  serial += 1;
  const facts = { documentKind: 'other', document: `DOC${serial}`, phone: `+5511${serial}`, birthday: '1990-05-20', ...wish };
  return { ...(await aPerson(house.platform, facts)), ...facts };
};
type Seller = Awaited<ReturnType<typeof aSeller>>;
const at = (person: BuiltPerson) => ({ host: person.host, 'x-forwarded-for': basicOf(person)['x-forwarded-for'] });
const unknown = { document: 'NOBODY0001', country: 'BR' };
const factsOf = ({ document }: Seller) => ({ document: document ?? '', country: 'BR' });

const send = (house: House, person: BuiltPerson, of: { document: string; country: string }, channel: 'sms' | 'whatsapp' = 'sms') =>
  house.call(null, wire.sendRecoverPasswordCode, { body: { ...of, channel } }, at(person));
const validate = (house: House, person: BuiltPerson, of: { document: string; country: string }, code: string) =>
  house.call(null, wire.validateRecoverPasswordCode, { body: { ...of, code } }, at(person));
const look = (house: House, person: BuiltPerson, body: { document: string; country: string; birthday: string; phone?: string }) =>
  house.call(null, wire.getPhoneNumberWithDocument, { body }, at(person));
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The code that a seller's phone shows. */
async function codeOf(house: House, person: Seller): Promise<string> {
  await send(house, person, factsOf(person));
  await house.drain();
  return codeIn((await emailsTo(house, person.phone))[0]?.text ?? '');
}

test('LOG-07 CAL-05 document and birthday show the masked phone; everything else is one neutral answer', async ({ house }) => {
  const person = await aSeller(house);
  const own = { ...factsOf(person), birthday: '1990-05-20' };
  const shown = await look(house, person, own);
  expect([shown.status, shown.body]).toEqual([200, { phone: `+${'•'.repeat(11)}${person.phone.slice(-2)}` }]);
  const neighbour = await aPerson(house.platform, { tenantId: person.tenantId });
  const neutral = await look(house, neighbour, { ...unknown, birthday: '1990-05-20' });
  for (const facts of [
    { ...own, birthday: '1990-05-21' },
    { ...own, country: 'AR' },
  ]) {
    const answered = await look(house, neighbour, facts);
    expect([answered.status, answered.body]).toEqual([neutral.status, neutral.body]);
  }
  expect([neutral.status, neutral.body]).toEqual([200, { phone: null }]);
});

test('LOG-07 without a phone, and with another number, the second fact is told so; without it, nothing', async ({ house }) => {
  const without = await aSeller(house, { phone: '' });
  const withOne = await aSeller(house);
  const own = (person: Seller) => ({ ...factsOf(person), birthday: '1990-05-20' });
  expect((await look(house, without, own(without))).body).toMatchObject({ refusal: 'phone_missing' });
  expect((await look(house, without, { ...own(without), birthday: '1991-05-20' })).body).toEqual({ phone: null });
  expect((await look(house, withOne, { ...own(withOne), phone: '11 98888-7777' })).body).toMatchObject({
    fields: { phone: 'phone_mismatch' },
  });
  expect((await look(house, withOne, { ...own(withOne), phone: `(11) ${withOne.phone.slice(5)}` })).status).toBe(200);
  expect((await look(house, withOne, { ...own(withOne), birthday: '1991-05-20', phone: '11 98888-7777' })).body).toEqual({ phone: null });
});

test.for(['sms', 'whatsapp'] as const)('LOG-07 CAL-05 a code by %s opens a new password, once', async (channel, { house }) => {
  const person = await aSeller(house, { locale: 'en-US' });
  const sent = await send(house, person, factsOf(person), channel);
  expect([sent.status, sent.body]).toEqual([200, { cooldown_seconds: 300 }]);
  await house.drain();
  const [message] = await emailsTo(house, `${person.phone}@${channel}`);
  expect(message?.text).toContain('your code is');
  const code = codeIn(message?.text ?? '');

  const opened = await validate(house, person, factsOf(person), code);

  expect(opened.status).toBe(200);
  expect(opened.headers['cache-control']).toBe('no-store');
  expect(opened.body.username).toBe(person.userName);
  const { uidb64, token } = opened.body;
  const set = await house.call(null, wire.setPasswordByLink, { body: { uidb64, token, password: 'Outra-Senha-9' } }, at(person));
  expect(set.status).toBe(200);
  expect((await validate(house, person, factsOf(person), code)).body).toMatchObject({ fields: { code: 'code_wrong' } });
});

test('LOG-07 of two who send one right code at once one gets in', async ({ house }) => {
  const person = await aSeller(house);
  const code = await codeOf(house, person);
  const answers = await Promise.all([0, 1].map(() => validate(house, person, factsOf(person), code)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test('LOG-07 LOG-14 a code takes five tries, then not even the right one; sent at once they are no more', async ({ house }) => {
  const [slow, fast] = [await aSeller(house), await aSeller(house)];
  const code = await codeOf(house, slow);
  for (let turn = 0; turn < 5; turn += 1)
    expect((await validate(house, slow, factsOf(slow), wrongOf(code))).body).toMatchObject({ refusal: turn < 4 ? 'code_wrong' : /./ });
  expect((await validate(house, slow, factsOf(slow), code)).body).toMatchObject({ refusal: 'code_tries_used' });

  const right = await codeOf(house, fast);
  await Promise.all(Array.from({ length: 12 }, () => validate(house, fast, factsOf(fast), wrongOf(right))));
  const { tries } = await house.db
    .read()
    .selectFrom('identity.code')
    .select('tries')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(tries).toBe(5);
  expect((await validate(house, fast, factsOf(fast), right)).body).toMatchObject({ refusal: 'code_tries_used' });
});

test('LOG-07 an unknown document answers as a known one at every step, and nobody gets a message', async ({ house }) => {
  const person = await aSeller(house);
  const steps = async (of: { document: string; country: string }) => {
    const told = [];
    told.push(await send(house, person, of), await send(house, person, of));
    for (let turn = 0; turn < 6; turn += 1) told.push(await validate(house, person, of, '000000'));
    return told.map(({ status, body }) => [status, { ...body, requestId: '' }]);
  };
  const before = (await emailsTo(house, '')).length;
  const ofNobody = await steps(unknown);
  await house.drain();
  expect((await emailsTo(house, '')).length).toBe(before);
  const neighbour = await aSeller(house, { tenantId: person.tenantId });
  expect(await steps(factsOf(neighbour))).toEqual(ofNobody);
});

test('LOG-07 an expired code and one of another document open nothing', async ({ house }) => {
  const [one, other] = [await aSeller(house), await aSeller(house)];
  const code = await codeOf(house, one);
  await codeOf(house, other);
  expect((await validate(house, one, factsOf(other), code)).body).toMatchObject({ refusal: 'code_wrong' });
  house.clock.shift(10 * 60_000);
  expect((await validate(house, one, factsOf(one), code)).body).toMatchObject({ refusal: 'code_wrong' });
});

test('LOG-14 LOG-16 a second code waits for its cooldown, of two at once one is sent, and the sixth in six hours waits longer', async ({
  house,
}) => {
  const person = await aSeller(house);
  const both = await Promise.all([0, 1].map(() => send(house, person, factsOf(person))));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await house.drain();
  expect(await emailsTo(house, person.phone)).toHaveLength(1);
  house.clock.shift(100_000);
  expect((await send(house, person, factsOf(person))).body.cooldown_seconds).toBeLessThanOrEqual(200);
  house.clock.shift(200_000);
  expect((await send(house, person, factsOf(person))).body).toEqual({ cooldown_seconds: 300 });
  await house.drain();
  const codes = (await emailsTo(house, person.phone)).map(({ text }) => codeIn(text));
  expect(codes).toHaveLength(2);
  expect((await validate(house, person, factsOf(person), codes[1] ?? '')).status).toBe(422); // the older one is over
  for (let begun = 2; begun < 5; begun += 1) {
    house.clock.shift(300_000);
    expect((await send(house, person, factsOf(person))).body).toEqual({ cooldown_seconds: 300 });
  }
  house.clock.shift(300_000);
  const sixth = await send(house, person, factsOf(person));
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(300);
});

test('LOG-14 LOG-07 whoever asks many times at once, or with many countries, shuts nobody out: codes that were begun are counted, not asks', async ({
  house,
}) => {
  const person = await aSeller(house);
  const stranger = await aPerson(house.platform, { tenantId: person.tenantId });
  const atOnce = await Promise.all(Array.from({ length: 12 }, () => send(house, stranger, factsOf(person))));
  expect(atOnce.map(({ status }) => status)).toEqual(atOnce.map(() => 200));
  for (const country of ['AR', 'CL', 'CO', 'MX', 'PE', 'UY']) await send(house, stranger, { ...factsOf(person), country });
  house.clock.shift(300_000);
  expect((await send(house, person, factsOf(person))).body).toEqual({ cooldown_seconds: 300 });

  // The control: asks that are counted before it is known whether they begin a code.
  const limit = { what: 'asks', who: person.document ?? '', tries: 5, windowMinutes: 360 };
  const asks = await Promise.allSettled(atOnce.map(() => countTry(house.platform, { count: limit })));
  expect(asks.filter(({ status }) => status === 'rejected')).toHaveLength(7);
});

test('LOG-07 where no message can arrive, the owner reads why in an e-mail, with a link; the answer tells nothing', async ({ house }) => {
  const without = await aSeller(house, { phone: '' });
  const refused = await aSeller(house);
  const { send: asEver } = house.platform.messages;
  house.platform.messages.send = async (message: Message) => {
    if (message.to === refused.phone) throw new MessageRefused('sms', 400);
    return asEver(message);
  };
  for (const [person, reason] of [
    [without, /não há telefone no seu cadastro/],
    [refused, /não pôde ser entregue/],
  ] as const) {
    expect((await send(house, person, factsOf(person))).body).toEqual({ cooldown_seconds: 300 });
    await house.drain();
    const [email] = await emailsTo(house, `${person.userName}@`);
    expect(email?.text).toMatch(reason);
    const { uidb64, token } = linkIn(email?.text ?? '');
    expect((await house.call(null, wire.checkPasswordLink, { body: { uidb64, token } }, at(person))).status).toBe(200);
  }
  house.platform.messages.send = asEver;
});

test('LOG-13 a blocked person gets no code', async ({ house }) => {
  const person = await aSeller(house, { status: 'blocked' });
  expect((await send(house, person, factsOf(person))).status).toBe(200);
  await house.drain();
  expect(await emailsTo(house, person.phone)).toEqual([]);
});

test('LOG-07 neither a code nor whose it is stands in the table', async ({ house }) => {
  const person = await aSeller(house);
  const code = await codeOf(house, person);
  const rows = JSON.stringify(await house.db.read().selectFrom('identity.code').selectAll().execute());
  expect(rows).not.toContain(code);
  expect(rows).not.toContain(person.document);
});
