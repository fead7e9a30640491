import * as wire from '@vitrine/contract/identity';
import { listAuditLog } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { codeIn, emailsTo, linkIn } from '../recovery/testing.ts';
import { aGroup, aPerson, type BuiltPerson, type PersonWish } from '../testing.ts';
import { aClient } from '../../tenancy/testing.ts';
import { anOpenSite } from '../registration/testing.ts';

const aSeller = (house: House, wish: PersonWish = {}) =>
  aPerson(house.platform, { fullName: 'Joana Prado Lima', phone: '+5581988887777', ...wish });
const profileOf = async (house: House, person: BuiltPerson) => (await house.call(person, wire.getProfile, {})).body;
const home = {
  isMain: true,
  country: 'BR',
  zipCode: '50030-230',
  street: 'Rua da Aurora',
  streetNumber: '100',
  complement: '',
  neighborhood: 'Boa Vista',
  city: 'Recife',
  state: 'PE',
};

test('PRO-02 every field of a profile is kept, section by section, and each save hands back the whole', async ({ house }) => {
  const person = await aSeller(house);
  const before = await profileOf(house, person);
  expect(before.about).toMatchObject({ name: 'Joana', lastName: 'Prado Lima', children: null, maritalStatus: '' });
  const about = {
    name: 'Joana Maria',
    lastName: 'Prado',
    nickname: 'Jô',
    document: '447.712.782-02',
    birthday: '1990-5-1',
    gender: 'female' as const,
    maritalStatus: 'divorced' as const,
    children: 2,
    profession: 'Consultora',
    hasSpecialNeeds: true,
    specialNeeds: 'Leitor de tela',
  };
  const told = await house.call(person, wire.saveProfileAbout, { body: { version: before.version, about } });
  expect(told.body).toMatchObject({ about: { ...about, document: '44771278202', birthday: '1990-05-01' }, ageBracket: '31-40' });
  const work = {
    company: 'Agência Sol',
    brand: 'Aurora',
    branch: 'Recife 2',
    retailer: 'Rede Mar',
    storeNickname: 'Loja do Centro',
    gminNumber: 'G-77',
    cadvCode: 'C-9',
  };
  const worked = await house.call(person, wire.saveProfileWork, { body: { version: told.body.version, work } });
  expect(worked.body.work).toEqual(work);
  const preferred = await house.call(person, wire.saveProfilePreferences, { body: { timeZone: 'America/Manaus', mailConsent: true } });
  expect(preferred.body.preferences).toMatchObject({ timeZone: 'America/Manaus', mailConsent: true });
  const addresses = [
    { ...home, id: house.platform.newId() },
    { ...home, id: house.platform.newId(), isMain: false, country: 'CA', zipCode: 'K1A 0B1', state: 'ON', city: 'Ottawa' },
  ];
  const lived = await house.call(person, wire.saveProfileAddresses, { body: { version: preferred.body.version, addresses } });
  expect(lived.body.addresses).toEqual(addresses);
  expect(await profileOf(house, person)).toEqual(lived.body);
  expect((await house.call(person, wire.getMe, {})).body.person.fullName).toBe('Joana Maria Prado');
});

test('PRO-02 ERR-06 what is wrong is refused at its field, all at once, and nothing is changed', async ({ house }) => {
  const { tenantId } = await anOpenSite(house);
  const person = await aSeller(house, { tenantId });
  await aSeller(house, { tenantId, document: '11144477735' });
  const { version, about } = await profileOf(house, person);
  const save = (more: Partial<typeof about>) =>
    house.call(person, wire.saveProfileAbout, { body: { version, about: { ...about, ...more } } });
  expect((await save({ name: '', birthday: '2021-02-29', children: 31, document: '111' })).body.fields).toEqual({
    'about.name': 'required',
    'about.birthday': 'invalid',
    'about.children': 'invalid',
    'about.document': 'document_invalid',
  });
  expect((await save({ document: '111.444.777-35' })).body).toMatchObject({
    refusal: 'cpf_taken',
    fields: { 'about.document': 'cpf_taken' },
  });
  const places = (more: Partial<typeof home>) =>
    house.call(person, wire.saveProfileAddresses, { body: { version, addresses: [{ ...home, ...more, id: house.platform.newId() }] } });
  expect((await places({ zipCode: '123', state: 'ON', city: '' })).body.fields).toEqual({
    'addresses.0.zipCode': 'postal_code_invalid',
    'addresses.0.state': 'invalid_choice',
    'addresses.0.city': 'required',
  });
  expect((await places({ isMain: false })).body).toMatchObject({ refusal: 'one_main_address', fields: { addresses: 'one_main_address' } });
  expect(
    (await house.call(person, wire.saveProfilePreferences, { body: { timeZone: 'Mars/Base', mailConsent: true } })).body.fields,
  ).toEqual({
    timeZone: 'zone_unknown',
  });
  expect((await profileOf(house, person)).version).toBe(version);
});

test('PRO-02 a document that others have is told five times an hour, then nothing is told', async ({ house }) => {
  const { tenantId } = await anOpenSite(house);
  const person = await aSeller(house, { tenantId });
  await aSeller(house, { tenantId, document: '11144477735' });
  const { version, about } = await profileOf(house, person);
  const guess = () => house.call(person, wire.saveProfileAbout, { body: { version, about: { ...about, document: '11144477735' } } });
  for (const _ of [1, 2, 3, 4, 5]) expect((await guess()).body.refusal).toBe('cpf_taken');
  expect((await guess()).body.refusal).toBe('too_many_requests');
});

test('PRO-02 of two devices that save at once one is told that something changed', async ({ house }) => {
  const person = await aSeller(house);
  const { version, work } = await profileOf(house, person);
  const save = (company: string) => house.call(person, wire.saveProfileWork, { body: { version, work: { ...work, company } } });
  const both = await Promise.all([save('Sol'), save('Lua')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ refusal: 'changed_meanwhile' });
  const addresses = () => [{ ...home, id: house.platform.newId() }];
  const now = (await profileOf(house, person)).version;
  const moved = await Promise.all(
    [0, 1].map(() => house.call(person, wire.saveProfileAddresses, { body: { version: now, addresses: addresses() } })),
  );
  expect(moved.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await profileOf(house, person)).addresses).toHaveLength(1);
});

test('PRO-02 CLI-09 who moves to another state is sorted by it at once', async ({ house }) => {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  const person = await aSeller(house, { tenantId: admin.tenantId });
  const groupId = await aGroup(house.platform, { tenantId: admin.tenantId });
  await house.db
    .write()
    .updateTable('identity.member_group')
    .set({ rule: JSON.stringify({ match: 'all', conditions: [{ field: 'state', is: 'any_of', values: ['ON'] }] }) })
    .where('tenant_id', '=', admin.tenantId)
    .where('id', '=', groupId)
    .execute();
  const members = () =>
    house.db
      .write()
      .selectFrom('identity.member_in_group')
      .select('member_id')
      .where('tenant_id', '=', admin.tenantId)
      .where('group_id', '=', groupId)
      .execute();
  const move = async (more: Partial<typeof home>) =>
    house.call(person, wire.saveProfileAddresses, {
      body: { version: (await profileOf(house, person)).version, addresses: [{ ...home, ...more, id: house.platform.newId() }] },
    });
  await move({ country: 'CA', state: 'ON', zipCode: 'K1A 0B1' });
  expect(await members()).toEqual([{ member_id: person.memberId }]);
  await move({});
  expect(await members()).toEqual([]);
});

test('PRO-02 the same save sent again is answered alike; what somebody is in one client stays there', async ({ house }) => {
  const { siteId, tenantId, ...person } = await aSeller(house);
  const mine = { ...person, siteId, tenantId };
  const { version, work } = await profileOf(house, mine);
  const headers = { 'idempotency-key': 'a-tap-of-the-thumb-1' };
  const save = () => house.call(mine, wire.saveProfileWork, { body: { version, work: { ...work, company: 'Sol' } } }, headers);
  const first = await save();
  expect((await save()).body).toEqual(first.body);
  const elsewhere = await aPerson(house.platform, {
    personId: mine.personId,
    tenantId: (await aClient(house.platform, { siteId })).tenantId,
  });
  expect((await profileOf(house, elsewhere)).work.company).toBe('');
  expect((await profileOf(house, elsewhere)).about.name).toBe('Joana');
});

test('PRO-04 a changed cell phone needs the password, and has to be verified again', async ({ house }) => {
  const person = await aSeller(house);
  await house.call(person, wire.sendPhoneCode, { body: { channel: 'sms' } });
  await house.drain();
  const code = async (phone: string) => codeIn((await emailsTo(house, phone))[0]?.text ?? '');
  await house.call(person, wire.confirmPhone, { body: { code: await code('+5581988887777') } });
  const { version, phones: seen } = await profileOf(house, person);
  const { isCellVerified, ...phones } = seen;
  expect(isCellVerified).toBe(true);
  const save = (cell: string, password: string, at = version) =>
    house.call(person, wire.saveProfilePhones, {
      body: { version: at, phones: { ...phones, cell, whatsapp: '(81) 97777-6666' }, password },
    });
  expect((await save('(81) 96666-5555', '')).body.fields).toEqual({ password: 'required' });
  expect((await save('(81) 96666-5555', 'not it')).body.fields).toEqual({ password: 'current_password_wrong' });
  expect((await save('81', person.password)).body.fields).toEqual({ 'phones.cell': 'phone_invalid' });
  // The same number, however it is written, is no change: no password, and it stays verified.
  const same = await save('81 98888 7777', '');
  expect(same.body.phones).toMatchObject({ cell: '+5581988887777', whatsapp: '+5581977776666', isCellVerified: true });
  const changed = await save('(81) 96666-5555', person.password, same.body.version);
  expect(changed.body.phones).toMatchObject({ cell: '+5581966665555', isCellVerified: false });
  expect((await house.call(person, wire.getContactChecks, {})).body.phone).toMatchObject({ isVerified: false, masked: '+•••••••••••55' });
  house.clock.shift(301_000);
  await house.call(person, wire.sendPhoneCode, { body: { channel: 'sms' } });
  await house.drain();
  await house.call(person, wire.confirmPhone, { body: { code: await code('+5581966665555') } });
  expect((await profileOf(house, person)).phones.isCellVerified).toBe(true);
});

test('PRO-02 another e-mail counts once its letter is answered; the old one is told', async ({ house }) => {
  const { tenantId } = await anOpenSite(house);
  const person = await aSeller(house, { tenantId });
  const old = (await profileOf(house, person)).email.address;
  const neighbour = await aSeller(house, { tenantId, email: `taken.${person.personId}@exemplo.test` });
  const wish = (email: string, emailConfirmation = email, password = person.password) =>
    house.call(person, wire.changeProfileEmail, { body: { email, emailConfirmation, password } });
  expect((await wish('not an address')).body.fields).toEqual({ email: 'invalid_email' });
  expect((await wish('a@exemplo.test', 'b@exemplo.test')).body.fields).toEqual({ emailConfirmation: 'emails_differ' });
  expect((await wish('a@exemplo.test', 'a@exemplo.test', 'not it')).body.fields).toEqual({ password: 'current_password_wrong' });
  expect((await wish(`taken.${person.personId}@exemplo.test`)).body.fields).toEqual({ email: 'email_taken' });
  const wanted = `Joana.${person.personId}@exemplo.test`;
  expect((await wish(wanted)).body.email).toMatchObject({ address: old, pending: wanted });
  await house.drain();
  const [message] = await emailsTo(house, wanted);
  expect((await emailsTo(house, old))[0]?.text).toContain(wanted);
  const { uidb64, token } = linkIn(message?.text ?? '');
  expect((await profileOf(house, person)).email.address).toBe(old);
  const confirm = () => house.call(null, wire.confirmEmail, { body: { uidb64, token } }, { host: person.host });
  expect((await confirm()).body).toEqual({ email: wanted });
  expect((await profileOf(house, person)).email).toEqual({ address: wanted, isVerified: true, pending: null });
  expect((await confirm()).body.refusal).toBe('link_used');
  expect((await profileOf(house, neighbour)).email.pending).toBeNull();
});

test('PRO-02 an e-mail that somebody else took while its letter was under way stays theirs', async ({ house }) => {
  const { tenantId } = await anOpenSite(house);
  const [one, other] = [await aSeller(house, { tenantId }), await aSeller(house, { tenantId })];
  const email = `wanted.${one.personId}@exemplo.test`;
  for (const person of [one, other])
    await house.call(person, wire.changeProfileEmail, { body: { email, emailConfirmation: email, password: person.password } });
  await house.drain();
  const links = (await emailsTo(house, email)).map(({ text }) => linkIn(text));
  expect(links).toHaveLength(2);
  const answers = await Promise.all(
    links.map(({ uidb64, token }) => house.call(null, wire.confirmEmail, { body: { uidb64, token } }, { host: one.host })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('PRO-02 the audit log says which part of a profile was changed, and not what it holds', async ({ house }) => {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  const person = await aSeller(house, { tenantId: admin.tenantId });
  const { version, work } = await profileOf(house, person);
  await house.call(person, wire.saveProfileWork, { body: { version, work: { ...work, company: 'Segredo' } } });
  const { items } = (await house.call(admin, listAuditLog, { query: { subject: 'person', subjectId: person.memberId } })).body;
  expect(items[0]).toMatchObject({ what: 'person.profile_saved', after: { part: 'work' } });
  expect(JSON.stringify(items)).not.toContain('Segredo');
});
