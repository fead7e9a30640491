import type { Page } from '@playwright/test';
import type { Locale } from '@vitrine/domain/kernel';
import type { RegistrationField } from '@vitrine/domain/tenancy';
import { demoPassword, otherOrigin } from '../support/api.ts';
import { expect, test } from '../support/other-site.ts';
import { aCpf } from '../support/people.ts';
import { registrationForm, told, type Typed } from '../support/registration-rules.ts';
import { aNewcomer, registrationOf, type Newcomer } from '../support/registrations.ts';

const decidedBy = { userName: 'nevada.admin', password: demoPassword, at: otherOrigin };
const asking = (...fields: RegistrationField[]) => ({
  registration_fields: { register: fields.map((field) => ({ field, is_mandatory: true })), seven_trade: [], pop_trade: [] },
});
const eight = () => String(10_000_000 + Math.floor(Math.random() * 89_999_999));
const emoji = '🏪';
const address: Typed = {
  zipCode: '50030-230',
  street: 'Rua da Aurora',
  streetNumber: '100',
  neighborhood: 'Boa Vista',
  city: 'Recife',
  state: 'PE',
};
const whole = (who: Newcomer): Typed => ({ email: who.email, emailConfirmation: who.email, password: who.password });

async function openForm(page: Page, locale: Locale = 'pt-BR') {
  await page.goto(`${otherOrigin}/register`);
  const form = registrationForm(page);
  await expect(form.field('password')).toBeVisible();
  await page.getByLabel('Idioma').selectOption(locale);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  return form;
}

async function expectReceived(page: Page, who: Newcomer): Promise<void> {
  await expect(page).toHaveURL(`${otherOrigin}/register-success`);
  expect(await registrationOf(who, { by: decidedBy })).toMatchObject({ status: 'waiting' });
}

/** Each language with people of a country of its own. */
const people: { locale: Locale; country: string; missing: string; documents: [wrong: string, right: () => string]; phone: string }[] = [
  { locale: 'pt-BR', country: 'BR', missing: 'CPF é obrigatório', documents: ['447.712.782-03', aCpf], phone: '(81) 98888-7777' },
  { locale: 'es-ES', country: 'AR', missing: 'El documento es obligatorio', documents: ['1234567', eight], phone: '011 15-2345-6789' },
  { locale: 'en-US', country: 'UY', missing: 'Document is required', documents: ['1234567A', eight], phone: '094 231 234' },
  { locale: 'fr-FR', country: 'CA', missing: 'Le document est obligatoire', documents: ['1-', eight], phone: '(416) 555-0123' },
];

for (const { locale, country, missing, documents, phone } of people) {
  test(`VAL-01 VAL-02 VAL-04 VAL-05 VAL-06 VAL-07 VAL-08 VAL-09 VAL-11 in ${locale}, from ${country}: each rule speaks at its field, what was typed stays, and mended it goes through`, async ({
    page,
    changeSite,
    checkAccessible,
  }) => {
    await changeSite({
      ...asking('fullName', 'country', 'document', 'phone', 'birthday', 'nickname', 'profession', 'address', 'email'),
      password_strong_level: 'medium',
    });
    const words = told[locale];
    const who = aNewcomer();
    const [wrong, right] = documents;
    const form = await openForm(page, locale);

    await form.fill({ country });
    await form.send(); // nothing else is filled: every field that is asked for says so itself
    const empty = ['fullName', 'phone', 'birthday', 'nickname', 'profession', 'email', 'password'] as const;
    const parts = ['zipCode', 'street', 'streetNumber', 'neighborhood', 'city', 'state'] as const;
    await form.expectTold({ document: missing, ...Object.fromEntries([...empty, ...parts].map((name) => [name, words.required])) });
    await form.expectSilent(['country', 'complement']);
    await expect(form.field('fullName')).toBeFocused();
    await checkAccessible(page);

    const today = await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date()));
    const typed: Typed = {
      ...whole(who),
      fullName: who.fullName,
      document: wrong,
      phone: '123',
      birthday: today,
      nickname: emoji.repeat(257),
      profession: 'x'.repeat(257),
      ...address,
      street: emoji.repeat(257),
      password: 'kx8w2pqz', // eight signs, and no capital among them
    };
    await form.fill(typed);
    await form.acceptTerms();
    await form.send();
    await form.expectTold({
      document: words.document,
      phone: words.phone,
      birthday: words.past,
      nickname: words.tooLong,
      profession: words.tooLong,
      street: words.tooLong,
      password: words.weak,
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
    await form.expectKept({ country, ...typed });

    const mended: Typed = { document: right(), phone, birthday: '1990-05-20', nickname: emoji.repeat(256), profession: 'x'.repeat(256) };
    await form.fill({ ...mended, street: emoji.repeat(256), password: who.password });
    await form.expectSilent(Object.keys(typed));
    await form.send();
    await expectReceived(page, who);
  });
}

/** Where a document has a mask of its own, where it is free, and where a site insists on its check digits (decision D56). */
const documents = [
  { country: 'BR', wrong: ['111.111.111-11', '447.712.782-12', '447.712.782-0'], right: '447.712.782-02' },
  { country: 'AR', wrong: ['1234567', '123456789', '12A45678'], right: '12.345.678' },
  { country: 'UY', wrong: ['1234567', '123456789'], right: '1234.5678' },
  { country: 'CL', wrong: ['1-'], right: 'abc-123 456' },
  { country: 'MX', wrong: ['A1'], right: 'qualquer 99' },
  { country: 'CL', isStrict: true, wrong: ['abc-123 456', '12.345.678-9'], right: '12.345.678-5' },
  { country: 'UY', isStrict: true, wrong: ['1.234.567-8'], right: '1.234.567-2' },
  { country: 'CA', isStrict: true, wrong: ['123 456 789'], right: '123-456-782' },
] as const;

test('VAL-01 VAL-02 VAL-04 each country’s documents are judged by its own rule, in the form as on the server', async ({
  page,
  changeSite,
}) => {
  const words = told['pt-BR'];
  for (const isStrict of [false, true]) {
    await changeSite({ ...asking('fullName', 'country', 'document', 'email'), strict_documents: isStrict });
    const form = await openForm(page);
    for (const { country, wrong, right } of documents.filter((one) => 'isStrict' in one === isStrict)) {
      await form.fill({ country, document: '' });
      for (const document of wrong) {
        await form.fill({ document });
        await form.send();
        await form.expectTold({ document: words.document });
        await form.expectKept({ document, country });
      }
      await form.fill({ document: right });
      await form.send();
      await expect(form.field('fullName')).toBeFocused(); // judged again, and the document is not among the faults
      await form.expectTold({ fullName: words.required });
      await form.expectSilent(['document']);
      await form.expectKept({ document: right });
    }
  }
});

const levels = [
  { level: 'weak', wrong: 'kx8w2', right: 'kx8w2p', hint: 'Pelo menos 6 caracteres.', shows: ['Senha curta', 'Senha fraca'] },
  {
    level: 'medium',
    wrong: 'kx8w2pqz',
    right: 'Kx8w2pQz',
    hint: 'Pelo menos 8 caracteres, com maiúsculas, minúsculas e números.',
    shows: ['Senha fraca', 'Senha média'],
  },
  {
    level: 'strong',
    wrong: 'Kx8w2pQz',
    right: 'Kx8w2pQ!',
    hint: 'Pelo menos 8 caracteres, com maiúsculas, minúsculas, números e símbolos.',
    shows: ['Senha média', 'Senha forte'],
  },
] as const;

for (const { level, wrong, right, hint, shows } of levels)
  test(`VAL-08 at level ${level} a site refuses ${wrong} at its field, takes ${right}, and the strength is shown as it is typed`, async ({
    page,
    changeSite,
  }) => {
    await changeSite({ ...asking('fullName', 'email'), password_strong_level: level });
    const who = { ...aNewcomer(), password: right };
    const form = await openForm(page);
    const strength = page.getByRole('form').getByRole('status');
    await expect(form.field('password')).toHaveAccessibleDescription(hint);
    await form.fill({ fullName: who.fullName, ...whole(who), password: wrong });
    await form.acceptTerms();
    await expect(strength).toHaveText(shows[0]);
    await form.send();
    await form.expectTold({ password: told['pt-BR'].weak });
    await form.expectKept({ password: wrong, fullName: who.fullName });
    await form.fill({ password: right });
    await expect(strength).toHaveText(shows[1]);
    await form.send();
    await expectReceived(page, who);
  });

test('VAL-07 a birthday without its year is told so, where it may be left out too', async ({ page, changeSite }) => {
  const fields = (isMandatory: boolean) => [
    { field: 'fullName' as const, is_mandatory: true },
    { field: 'birthday' as const, is_mandatory: isMandatory },
  ];
  for (const isMandatory of [true, false]) {
    await changeSite({ registration_fields: { register: fields(isMandatory), seven_trade: [], pop_trade: [] } });
    const who = aNewcomer();
    const form = await openForm(page);
    await form.fill({ fullName: who.fullName, ...whole(who) });
    await form.acceptTerms();
    await form.field('birthday').focus();
    await page.keyboard.type('0520'); // day and month, in whichever order the browser has them
    await form.send();
    await form.expectTold({ birthday: told['pt-BR'].birthday });
    await form.fill({ birthday: '1990-05-20' });
    await form.send();
    await expectReceived(page, who);
  }
});
