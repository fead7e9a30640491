import { readFileSync } from 'node:fs';
import * as wire from '@vitrine/contract/identity';
import { emptyAnswers } from '@vitrine/domain/identity/registration';
import { expect } from 'vitest';
import { z } from 'zod';
import { test, type House } from '../../../testing.ts';
import { aPerson, aSession } from '../testing.ts';
import { anOpenSite, mandatory, sendRegistration, someAnswers } from './testing.ts';

type Answers = Parameters<typeof someAnswers>[0];
type More = Omit<NonNullable<Parameters<typeof sendRegistration>[2]>, 'answers'>;

/** What a person reads at a field: the words of the code that came, in Portuguese. */
const words = (['refusals', 'validation'] as const)
  .map((name) => new URL(`../../../../../packages/ui/src/words/catalogs/pt-BR/${name}.json`, import.meta.url))
  .flatMap((file) => Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))));
const wordsOf = (code: string) => words.find(([known]) => known === code)?.[1];

/** A registration form that insists on these fields, and what it says to answers: the sentence at each field; nothing when they are taken. */
async function aRegistrationForm(house: House, ...fields: Parameters<typeof mandatory>) {
  const site = await anOpenSite(house, { registration_fields: { register: mandatory(...fields), seven_trade: [], pop_trade: [] } });
  return async (answers: Answers, more: More = {}) => {
    const { status, body } = await sendRegistration(house, site.host, { answers: someAnswers(answers), ...more });
    const faults = Object.entries(status === 422 ? (body.fields ?? {}) : {});
    return Object.fromEntries(faults.map(([field, code]) => [field.replace('answers.', ''), wordsOf(code)]));
  };
}

test('VAL-01 VAL-03 a CPF with a wrong check digit, of one digit alone or too short is told at its field', async ({ house }) => {
  const told = await aRegistrationForm(house, 'document');
  for (const document of ['447.712.782-03', '447.712.782-12', '111.111.111-11', '4477127820'])
    expect(await told({ document })).toEqual({ document: 'Documento inválido' });
  expect(await told({ document: '447.712.782-02' })).toEqual({});
});

test('VAL-02 in Argentina and Uruguay a document has eight digits; elsewhere its mask is free', async ({ house }) => {
  const told = await aRegistrationForm(house, 'country', 'document');
  for (const country of ['AR', 'UY'])
    for (const document of ['1234567', '123456789', '1234567A'])
      expect(await told({ country, document })).toEqual({ document: 'Documento inválido' });
  expect(await told({ country: 'AR', document: '12.345.678' })).toEqual({});
  expect(await told({ country: 'CL', document: 'abc-123 456' })).toEqual({});
});

test('VAL-03 VAL-04 a document that is missing, wrong or taken is told so; in Brazil by its name', async ({ house }) => {
  const told = await aRegistrationForm(house, 'country', 'document');
  expect(await told({ country: 'BR', document: '' })).toEqual({ document: 'CPF é obrigatório' });
  expect(await told({ country: 'AR', document: ' ' })).toEqual({ document: 'Documento é obrigatório' });
  expect(await told({ country: 'BR', document: '1' })).toEqual({ document: 'Documento inválido' });
  expect(await told({ country: 'BR', document: '529.982.247-25' })).toEqual({});
  expect(await told({ country: 'BR', document: '52998224725' })).toEqual({ document: 'CPF já cadastrado' });
});

test('VAL-05 VAL-09 of an address each part that is missing is told at itself', async ({ house }) => {
  const told = await aRegistrationForm(house, 'address');
  const address = {
    zipCode: '50030-230',
    street: 'Rua da Aurora',
    streetNumber: '1',
    neighborhood: 'Boa Vista',
    city: 'Recife',
    state: 'PE',
  };
  for (const part of ['zipCode', 'street', 'streetNumber', 'neighborhood', 'city', 'state'] as const)
    expect(await told({ ...address, [part]: ' ' })).toEqual({ [part]: 'Preencha este campo.' });
  expect(await told(address)).toEqual({});
});

test('VAL-06 a text of 257 signs is told so, one of 256 emoji is taken', async ({ house }) => {
  const told = await aRegistrationForm(house, 'nickname');
  expect(await told({ nickname: 'x'.repeat(257) })).toEqual({ nickname: 'Seu texto tem mais que 256 caracteres.' });
  expect(await told({ nickname: '🏠'.repeat(256) })).toEqual({});
});

test('VAL-07 a birthday lies before today, and has its three parts', async ({ house }) => {
  const told = await aRegistrationForm(house, 'birthday');
  const today = house.platform.clock.now().slice(0, 10);
  for (const birthday of [today, '2999-01-01', '1990-05', '1990-02-30'])
    expect((await told({ birthday }))['birthday']).toMatch(/^Preencha o campo corretamente/);
  expect(await told({ birthday: '1990-05-20' })).toEqual({});
});

test.for([
  ['weak', 'kx8w2', 'kx8w2p'],
  ['medium', 'kx8w2pqz', 'Kx8w2pQz'],
  ['strong', 'Kx8w2pQz', 'Kx8w2pQ!'],
] as const)('VAL-08 a site of level %s refuses %s and takes %s', async ([level, tooWeak, enough], { house }) => {
  const site = await anOpenSite(house, {
    password_strong_level: level,
    registration_fields: { register: [], seven_trade: [], pop_trade: [] },
  });
  const refused = await sendRegistration(house, site.host, { password: tooWeak });
  expect([refused.status, refused.body.fields]).toEqual([422, { password: 'password_too_weak' }]);
  expect(wordsOf('password_too_weak')).toMatch(/^Senha fraca demais/);
  expect((await sendRegistration(house, site.host, { password: enough })).status).toBe(200);
});

test('VAL-09 whatever a registration form insists on is told at its field when it is empty; what it only asks for may stay empty', async ({
  house,
}) => {
  const told = await aRegistrationForm(house, 'fullName', 'phone', 'gender', 'profession');
  const empty = { fullName: ' ', phone: '', gender: '', profession: '' };
  const missing = 'Preencha este campo.';
  expect(await told(empty)).toEqual({ fullName: missing, phone: missing, gender: missing, profession: missing });
  const site = await anOpenSite(house, {
    registration_fields: { register: [{ field: 'phone', is_mandatory: false }], seven_trade: [], pop_trade: [] },
  });
  expect((await sendRegistration(house, site.host, { answers: someAnswers({ phone: '' }) })).status).toBe(200);
});

test('VAL-10 an e-mail that is none, differs from its confirmation or is in use is told so', async ({ house }) => {
  const told = await aRegistrationForm(house, 'email');
  expect(await told({ email: 'ana@exemplo' }, { emailConfirmation: 'ana@exemplo' })).toEqual({
    email: 'Confira o e-mail: falta algo, como o @ ou o final.',
  });
  const email = 'unica@exemplo.test';
  expect(await told({ email }, { emailConfirmation: 'outra@exemplo.test' })).toEqual({
    emailConfirmation: 'Os dois e-mails não são iguais.',
  });
  expect(await told({ email })).toEqual({});
  expect(await told({ email: email.toUpperCase() })).toEqual({ email: 'Este e-mail já está em uso.' });
});

test('VAL-11 a phone that cannot ring is told so, also to somebody who completes what was lacking', async ({ house }) => {
  const told = await aRegistrationForm(house, 'country', 'phone');
  expect(await told({ country: 'BR', phone: '98888-777' })).toEqual({ phone: 'Confira o telefone: falta o DDD ou algum número.' });
  expect(await told({ country: 'BR', phone: '(81) 98888-7777' })).toEqual({});
  const site = await anOpenSite(house, {
    use_complete_register: true,
    registration_fields: { register: mandatory('phone'), seven_trade: [], pop_trade: [] },
  });
  const { accessToken, host } = await aPerson(house.platform, { tenantId: site.tenantId });
  const completed = await house.call({ accessToken, host }, wire.completeMyRegistration, {
    body: { answers: { ...emptyAnswers, phone: '123' } },
  });
  expect(completed.body.fields).toEqual({ 'answers.phone': 'phone_invalid' });
});

test('LOG-10 PRO-02 a registration form asks for last name, children, what one is at work, special needs and e-mails; all of it lies in the profile', async ({
  house,
}) => {
  const told = {
    lastName: 'Sampaio',
    children: '2',
    company: 'Ponto Forte',
    brand: 'Lumina',
    branch: 'Filial 7',
    retailer: 'Horizonte',
    storeNickname: 'Loja do Centro',
    gminNumber: 'G-77',
    cadvCode: 'C-19',
    specialNeeds: 'Leitor de tela',
    mailConsent: 'yes',
  };
  const fields = ['lastName', 'children', 'company', 'brand', 'branch', 'retailer', 'storeNickname', 'gminNumber', 'cadvCode'] as const;
  const register = mandatory('fullName', 'email', ...fields, 'specialNeeds', 'mailConsent');
  const { host, siteId } = await anOpenSite(house, { registration_fields: { register, seven_trade: [], pop_trade: [] } });
  const send = (more: Answers) => sendRegistration(house, host, { answers: someAnswers({ document: '', ...told, ...more }) });

  const nothing = await send(Object.fromEntries(Object.keys(told).map((name) => [name, ''])));
  expect(nothing.body.fields).toEqual(
    Object.fromEntries(fields.map((name) => [`answers.${name}`, 'required'])), // a consent is free, and whoever has no special needs writes none
  );
  const wrong = await send({ children: 'dois', mailConsent: 'maybe', company: 'x'.repeat(257) });
  expect(wrong.body.fields).toEqual({
    'answers.children': 'invalid',
    'answers.mailConsent': 'invalid_choice',
    'answers.company': 'too_long',
  });
  expect((await send({})).status).toBe(200);
  const { user_name: userName } = await house.db
    .write()
    .updateTable('identity.person')
    .set({ status: 'approved' })
    .where('site_id', '=', siteId)
    .where('status', '=', 'awaiting_approval')
    .returning('user_name')
    .executeTakeFirstOrThrow();
  const { tokens } = await aSession(house.platform, { host, userName });
  const { body } = await house.call({ accessToken: tokens.access_token, host }, wire.getProfile, {});
  const { lastName, children, specialNeeds, mailConsent: _, ...work } = told;
  expect(body.about).toMatchObject({ name: 'Joana Prado', lastName, children: Number(children), hasSpecialNeeds: true, specialNeeds });
  expect(body.work).toEqual(work);
  expect(body.preferences.mailConsent).toBe(true);
});
