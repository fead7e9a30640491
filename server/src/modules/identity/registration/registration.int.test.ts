import * as wire from '@vitrine/contract/identity';
import { emptyAnswers, type RegistrationAnswers } from '@vitrine/domain/identity/registration';
import { expect, test as plain } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { parseConfiguration } from '../../tenancy/index.ts';
import { aClient, plainConfiguration } from '../../tenancy/testing.ts';
import { aPerson, type BuiltPerson } from '../testing.ts';
import { anOpenSite, mandatory, sendRegistration, someAnswers } from './testing.ts';

const as = (person: BuiltPerson) => ({ accessToken: person.accessToken, host: person.host });
const queue = async (house: House, admin: BuiltPerson, status: 'waiting' | 'approved' | 'refused' = 'waiting') =>
  (await house.call(as(admin), wire.listRegistrations, { query: { status } })).body;

test('VAL-14 the server refuses whatever a browser lets through, all of it, each at its field', async ({ house }) => {
  const site = await anOpenSite(house, {
    registration_fields: {
      register: mandatory('document', 'phone', 'birthday', 'address', 'programRole'),
      seven_trade: [],
      pop_trade: [],
    },
  });
  const refused = await sendRegistration(house, site.host, {
    answers: someAnswers({
      fullName: '',
      email: 'joana',
      document: '447.712.782-03',
      phone: '123',
      birthday: '2999-01-01',
      street: 'x'.repeat(257),
      programRole: 'superuser',
    }),
    emailConfirmation: 'other@exemplo.test',
    password: 'kx8w2p',
    acceptsTerms: false,
  });
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    {
      'answers.fullName': 'required',
      'answers.email': 'invalid_email',
      'answers.document': 'document_invalid',
      'answers.phone': 'phone_invalid',
      'answers.birthday': 'not_in_past',
      'answers.zipCode': 'required',
      'answers.street': 'too_long',
      'answers.streetNumber': 'required',
      'answers.neighborhood': 'required',
      'answers.city': 'required',
      'answers.state': 'required',
      'answers.programRole': 'invalid_choice',
      password: 'password_too_weak',
      acceptsTerms: 'terms_required',
    },
  ]);
});
test('VAL-03 VAL-10 what is taken is told at its field, on this site alone; in Brazil the document by its name', async ({ house }) => {
  const site = await anOpenSite(house);
  const elsewhere = await anOpenSite(house);
  const first = someAnswers({ userName: 'joana.prado' });
  expect((await sendRegistration(house, site.host, { answers: first })).status).toBe(200);
  const again = await sendRegistration(house, site.host, { answers: { ...first, email: first.email.toUpperCase() } });
  expect(again.body.fields).toEqual({ 'answers.email': 'email_taken', 'answers.document': 'cpf_taken' });
  expect((await sendRegistration(house, elsewhere.host, { answers: first })).status).toBe(200);
});

test('LOG-10 the same registration sent again, or five times at once, is one; of two people with one document one gets it', async ({
  house,
}) => {
  const site = await anOpenSite(house);
  const [id, answers] = [house.platform.newId(), someAnswers()];
  const all = await Promise.all([1, 2, 3, 4, 5].map(() => sendRegistration(house, site.host, { id, answers })));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await sendRegistration(house, site.host, { id, answers })).status).toBe(200);
  expect((await queue(house, site.admin)).items).toHaveLength(1);
  const stolen = await sendRegistration(house, site.host, { id, answers: someAnswers({ document: '529.982.247-25' }) });
  expect(stolen.body.fields).toEqual({ id: 'invalid' });

  const race = await Promise.all(
    [1, 2, 3].map(() => sendRegistration(house, site.host, { answers: someAnswers({ document: '725.763.863-26' }) })),
  );
  expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(race.find(({ status }) => status !== 200)?.body.fields).toEqual({ 'answers.document': 'cpf_taken' });
});

test('LOG-10 a registration form asks for its own fields, keeps no others, and leads into its own client; a closed one is closed', async ({
  house,
}) => {
  const site = await anOpenSite(house);
  const second = await aClient(house.platform, { siteId: site.siteId });
  const admin = await aPerson(house.platform, { tenantId: second.tenantId, roles: ['client_administrator'] });
  await house.db
    .write()
    .updateTable('tenancy.site')
    .set({
      configuration: JSON.stringify({
        ...plainConfiguration,
        version: 2,
        user_register: true,
        registration_fields: { register: [], seven_trade: [], pop_trade: mandatory('phone') },
        registration_client_ids: { pop_trade: second.tenantId },
      }),
    })
    .where('id', '=', site.siteId)
    .execute();
  const answers = someAnswers({ phone: '(81) 98888-7777', profession: 'Espiã', programRole: 'store_owner' });
  expect((await sendRegistration(house, site.host, { variant: 'pop_trade', answers })).status).toBe(200);
  expect((await queue(house, admin)).items).toMatchObject([
    { variant: 'pop_trade', programRole: null, answers: { phone: '+5581988887777', profession: '', document: '' } },
  ]);
  expect((await sendRegistration(house, site.host, { variant: 'pop_trade' })).body.fields).toEqual({ 'answers.phone': 'required' });
  expect((await sendRegistration(house, site.host, { variant: 'seven_trade' })).body).toMatchObject({ refusal: 'registration_closed' });
  const closed = await anOpenSite(house, { user_register: false });
  expect((await sendRegistration(house, closed.host)).body).toMatchObject({ refusal: 'registration_closed' });
  expect((await sendRegistration(house, 'no-such-host.localhost')).status).toBe(404);
});

test('LOG-14 the thirty-first registration of an hour from one address waits; another address does not', async ({ house }) => {
  const site = await anOpenSite(house);
  const address = '203.0.113.77';
  const wrong = () => sendRegistration(house, site.host, { address, answers: someAnswers({ document: '' }) });
  const statuses: number[] = [];
  for (let turn = 0; turn < 31; turn += 1) statuses.push((await wrong()).status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(30);
  const late = await wrong();
  expect([late.status, late.body.refusal, Number(late.headers['retry-after']) > 0]).toEqual([429, 'too_many_requests', true]);
  expect((await sendRegistration(house, site.host)).status).toBe(200);
});

test('VAL-02 real rules for documents of other countries are switched on by the site', async ({ house }) => {
  const answers = () => someAnswers({ country: 'CL', document: '12.345.678-6' });
  const fields = { register: mandatory('country', 'document'), seven_trade: [], pop_trade: [] };
  const free = await anOpenSite(house, { registration_fields: fields });
  expect((await sendRegistration(house, free.host, { answers: answers() })).status).toBe(200);
  const strict = await anOpenSite(house, { registration_fields: fields, strict_documents: true });
  expect((await sendRegistration(house, strict.host, { answers: answers() })).body.fields).toEqual({
    'answers.document': 'document_invalid',
  });
  expect((await sendRegistration(house, strict.host, { answers: { ...answers(), document: '12.345.678-5' } })).status).toBe(200);
});

test('LOG-11 an existing person is asked for what is lacking, answers it once, and nothing else changes', async ({ house }) => {
  const site = await anOpenSite(house, {
    use_complete_register: true,
    registration_fields: { register: mandatory('fullName', 'email', 'document', 'phone', 'address'), seven_trade: [], pop_trade: [] },
  });
  const person = await aPerson(house.platform, { tenantId: site.tenantId, fullName: 'Rui Costa', city: 'Olinda' });
  const gates = async () => (await house.call(as(person), wire.getMe, {})).body.gates;
  expect(await gates()).toEqual(['complete_register']);
  const before = (await house.call(as(person), wire.getMyRegistration, {})).body;
  expect(before.lacking.map(({ field }) => field)).toEqual(['document', 'phone', 'address']);
  const complete = (answers: Partial<RegistrationAnswers>) =>
    house.call(as(person), wire.completeMyRegistration, { body: { answers: { ...emptyAnswers, ...answers } } });
  expect((await complete({ document: '1' })).body.fields).toMatchObject({
    'answers.document': 'document_invalid',
    'answers.phone': 'required',
    'answers.street': 'required',
  });
  const told = {
    fullName: 'Outro Nome',
    document: '529.982.247-25',
    phone: '81 98888-7777',
    zipCode: '50030-230',
    street: 'Rua da Aurora',
    streetNumber: '1',
    neighborhood: 'Boa Vista',
    city: 'Recife',
    state: 'PE',
  };
  const after = await complete(told);
  expect(after.body).toMatchObject({
    lacking: [],
    answers: { fullName: 'Rui Costa', document: '52998224725', phone: '+5581988887777', street: 'Rua da Aurora', city: 'Recife' },
  });
  expect(await gates()).toEqual([]);
  expect((await complete({ ...told, street: 'Outra rua' })).body.answers.street).toBe('Rua da Aurora');
  const taken = await aPerson(house.platform, { tenantId: site.tenantId });
  const refused = await house.call(as(taken), wire.completeMyRegistration, { body: { answers: { ...emptyAnswers, ...told } } });
  expect(refused.body.fields).toEqual({ 'answers.document': 'cpf_taken' });
});

plain('LOG-02 a login configuration of the first form is read, and its fields are asked for at the open registration form', () => {
  const { registration_client_ids: _clients, strict_documents: _strict, second_step_for_staff: _staff, ...rest } = plainConfiguration;
  const first = { ...rest, version: 1, registration_fields: ['email', 'groupIds', 'document'] };
  expect(parseConfiguration(first)).toMatchObject({
    version: 3,
    strict_documents: false,
    second_step_for_staff: false,
    registration_fields: { register: mandatory('email', 'document'), seven_trade: [], pop_trade: [] },
  });
});

plain('LOG-01 a login configuration of the second form is read, and asks nobody for a second step', () => {
  const { second_step_for_staff: _staff, ...rest } = plainConfiguration;
  const second = { ...rest, version: 2, strict_documents: true };
  expect(parseConfiguration(second)).toEqual({ ...second, version: 3, second_step_for_staff: false });
});

test('LOG-15 a site with a challenge registers nobody, and sends nobody a first link, without its answer', async ({ house }) => {
  const site = await anOpenSite(house, { use_recaptcha: true, user_pre_register: true });
  expect((await sendRegistration(house, site.host)).body.refusal).toBe('challenge_required');
  const asked = await house.call(null, wire.askFirstAccess, { body: { login: 'somebody' } }, { host: site.host });
  expect(asked.body.refusal).toBe('challenge_required');
});
