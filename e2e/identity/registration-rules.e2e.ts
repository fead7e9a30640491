import { registrationFields } from '@vitrine/domain/tenancy';
import { demoPassword, otherOrigin } from '../support/api.ts';
import { expect, test } from '../support/other-site.ts';
import { aCpf } from '../support/people.ts';
import { registrationForm, told, type Typed } from '../support/registration-rules.ts';
import { aNewcomer, registrationOf } from '../support/registrations.ts';

const decidedBy = { userName: 'nevada.admin', password: demoPassword, at: otherOrigin };
const fields = ['fullName', 'country', 'document', 'phone', 'birthday', 'nickname', 'profession', 'address', 'email'] as const;
const emoji = '🏪';
const address: Typed = {
  zipCode: '50030-230',
  street: 'Rua da Aurora',
  streetNumber: '100',
  neighborhood: 'Boa Vista',
  city: 'Recife',
  state: 'PE',
};

test('VAL-01 VAL-02 VAL-04 VAL-05 VAL-06 VAL-07 VAL-08 VAL-09 VAL-11 ERR-06 each rule of a long registration speaks at its field; mended it goes through', async ({
  page,
  changeSite,
}) => {
  const register = fields.map((field) => ({ field, is_mandatory: true }));
  await changeSite({ registration_fields: { register, seven_trade: [], pop_trade: [] }, password_strong_level: 'medium' });
  const who = aNewcomer();
  const form = registrationForm(page);
  await page.goto(`${otherOrigin}/register`);
  await form.fill({ country: 'AR' });
  await form.send(); // nothing else is filled: every field that is asked for says so itself
  const parts = Object.fromEntries(Object.keys(address).map((name) => [name, told.required]));
  await form.expectFaults({ fullName: told.required, document: 'Documento é obrigatório', phone: told.required, ...parts });
  await form.expectSilent(['country', 'complement']);
  await expect(form.field('fullName')).toBeFocused();

  const typed: Typed = {
    fullName: who.fullName,
    document: '1234567', // of Argentina's eight digits seven
    phone: '123',
    nickname: emoji.repeat(257),
    profession: 'x'.repeat(257),
    ...address,
    street: emoji.repeat(257),
    email: who.email,
    emailConfirmation: who.email,
    password: 'kx8w2pqz', // eight signs, and no capital among them
  };
  await form.fill(typed);
  await form.acceptTerms();
  await form.field('birthday').focus();
  await page.keyboard.type('0520'); // day and month, in whichever order the browser has them
  await form.send();
  await form.expectFaults({
    document: told.document,
    phone: told.phone,
    birthday: told.birthday,
    nickname: told.tooLong,
    profession: told.tooLong,
    street: told.tooLong,
    password: told.weak,
  });
  await form.expectSilent([
    'fullName',
    'country',
    'email',
    'emailConfirmation',
    'zipCode',
    'streetNumber',
    'neighborhood',
    'city',
    'state',
  ]);
  await form.expectKept({ country: 'AR', ...typed });

  await form.fill({
    country: 'BR',
    document: '447.712.782-03',
    birthday: await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date())),
  });
  await form.send();
  await form.expectFaults({ document: told.document, birthday: told.past });
  const mended: Typed = {
    document: aCpf(),
    phone: '(81) 98888-7777',
    birthday: '1990-05-20',
    nickname: emoji.repeat(256),
    profession: 'x'.repeat(256),
  };
  await form.fill({ ...mended, street: emoji.repeat(256), password: who.password });
  await form.expectSilent([...Object.keys(typed), 'birthday']);
  await form.send();
  await expect(page).toHaveURL(`${otherOrigin}/register-success`);
  expect(await registrationOf(who, { by: decidedBy })).toMatchObject({ status: 'waiting' });
});

test('LOG-10 PRO-02 a registration form asks for every field that there is, and what a newcomer tells stands before whoever decides', async ({
  page,
  changeSite,
}) => {
  const register = registrationFields.map((field) => ({ field, is_mandatory: field !== 'mailConsent' && field !== 'specialNeeds' }));
  await changeSite({ registration_fields: { register, seven_trade: [], pop_trade: [] } });
  const who = aNewcomer('Dora');
  const form = registrationForm(page);
  await page.goto(`${otherOrigin}/register`);
  const program = {
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
  const asked: Typed = {
    country: 'BR',
    fullName: who.fullName,
    userName: who.userName,
    email: who.email,
    emailConfirmation: who.email,
    document: who.cpf,
    phone: '(81) 98888-7777',
    birthday: '1990-05-20',
    nickname: 'Dorinha',
    gender: 'female',
    maritalStatus: 'married',
    profession: 'Vendedora',
    ...address,
    programRole: 'salesperson',
    password: who.password,
    ...program,
  };
  await form.fill({ ...asked, children: 'dois' });
  await form.acceptTerms();
  await form.send();
  await form.expectFaults({ children: told.birthday });
  await form.fill({ children: '2' });
  await form.send();
  await expect(page).toHaveURL(`${otherOrigin}/register-success`);
  const waiting = await registrationOf(who, { by: decidedBy });
  expect(waiting?.answers).toMatchObject({ ...program, fullName: 'Dora Sampaio', maritalStatus: 'married' });
});
