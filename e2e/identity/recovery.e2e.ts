import { aMark } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { codeIn, letterTo, linkIn } from '../support/mailbox.ts';
import { aPerson } from '../support/people.ts';
import { aPhone, nextPassword, saidOn, setNewPassword, tellFacts, tryCode } from '../support/recovery.ts';

test('LOG-07 LOG-08 a forgotten password comes back by a letter, whose link works once and leaves no trace in the address', async ({
  page,
  person,
  guard,
  signInAs,
  checkAccessible,
}) => {
  guard.expectNetworkLine(/status of 409/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recuperar senha' })).toBeVisible();
  await checkAccessible(page);
  await page.getByLabel('E-mail, CPF ou usuário').fill(person.email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByRole('status')).toContainText('Se há um cadastro com esses dados');

  const link = linkIn(await letterTo(person.email));
  const token = link.split('/').at(-1) ?? '';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Criar nova senha' })).toBeVisible();

  await expect(page).toHaveURL('/recover-password');
  await expect(page.getByLabel('Nova senha', { exact: true })).toBeVisible();
  expect(asked.filter((line) => line.includes(token))).toHaveLength(1); // the page itself
  await checkAccessible(page);
  await setNewPassword(page);
  await signInAs({ userName: person.userName, password: nextPassword });
  await expect(page).toHaveURL('/home');

  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('Este link já foi usado. Peça um novo.');
  await page.getByRole('link', { name: 'Pedir um novo link' }).click();
  await expect(page.getByLabel('E-mail, CPF ou usuário')).toHaveValue(person.userName);
});

test('LOG-07 document, birthday and a code by WhatsApp open a new password', async ({ page, guard, signInAs, checkAccessible }) => {
  guard.expectNetworkLine(/status of 422/);
  const phone = aPhone();
  const person = await aPerson({ birthday: '1990-05-20', phone });
  await page.goto('/request-password');
  await page.getByRole('button', { name: 'Receber um código no telefone' }).click();
  await page.getByLabel('Documento').fill(person.document);
  await page.getByLabel('Data de nascimento').fill('1990-05-21');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('alert')).toContainText('não conferem com nenhum cadastro');
  await checkAccessible(page);
  await page.getByLabel('Data de nascimento').fill('1990-05-20');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Enviar por WhatsApp' }).click();
  const code = page.getByLabel('Código de seis números');
  await expect(code).toBeVisible();
  await expect(page.getByRole('button', { name: /^Enviar de novo em/ })).toBeDisabled();
  await checkAccessible(page);
  await code.fill('000000');
  await page.getByRole('button', { name: 'Confirmar código' }).click();
  await expect(page.getByRole('alert')).toContainText('Código inválido');
  await code.fill(codeIn(await letterTo(phone)));
  await page.getByRole('button', { name: 'Confirmar código' }).click();
  await setNewPassword(page);
  await signInAs({ userName: person.userName, password: nextPassword });
  await expect(page).toHaveURL('/home');
});

const abroad = [
  {
    country: 'CL',
    kind: 'rut',
    label: 'SMS',
    phone: '+569',
    document: (digits: string) => [`${digits}K`, `${digits.slice(0, 2)}.${digits.slice(2, 5)}.${digits.slice(5)}-k`],
  },
  {
    country: 'MX',
    kind: 'curp',
    label: 'WhatsApp',
    phone: '+5255',
    document: (digits: string) => [`GODE${digits}HDFRRN`, `gode ${digits} hdfrrn`],
  },
] as const;
for (const { country, kind, label, phone: code, document } of abroad) {
  test(`LOG-07 D66 somebody of ${country}, whose document has letters, gets a code by ${label} and comes back in by it`, async ({
    page,
    signInAs,
  }) => {
    const [kept = '', typed = ''] = document(String(Math.floor(Math.random() * 90_000_000) + 10_000_000));
    const phone = aPhone(code);
    const person = await aPerson({ country, documentKind: kind, document: kept, birthday: '1991-03-09', phone });
    await tellFacts(page, { document: typed, birthday: '1991-03-09' }); // of the country that stands there first
    await expect(page.getByRole('alert')).toContainText('não conferem com nenhum cadastro');
    await tellFacts(page, { country, document: typed, birthday: '1991-03-09' });
    await expect(page.getByText(new RegExp(`^\\+•+${phone.slice(-2)}$`))).toBeVisible();
    await page.getByRole('button', { name: `Enviar por ${label}` }).click();
    await expect(page.getByLabel('Código de seis números')).toBeVisible();
    expect(await tryCode(page, codeIn(await letterTo(`${phone}@${label.toLowerCase()}`)))).toBe(200);
    await setNewPassword(page);
    await signInAs({ userName: typed, password: nextPassword });
    await expect(page).toHaveURL('/home');
    expect(person.document).toBe(kept);
  });
}

for (const way of ['userName', 'document'] as const) {
  test(`LOG-07 D64 the ${way} alone brings its owner a letter, and one that nobody has brings the same words`, async ({
    page,
    signInAs,
  }) => {
    const person = await aPerson({
      country: 'CL',
      documentKind: 'rut',
      document: `${Math.floor(Math.random() * 90_000_000) + 10_000_000}K`,
    });
    const told: string[] = [];
    for (const login of [`ninguem-${aMark()}`, way === 'document' ? person.document.toLowerCase() : person.userName.toUpperCase()]) {
      await page.goto('/request-password');
      await page.getByLabel('E-mail, CPF ou usuário').fill(login);
      await page.getByRole('button', { name: 'Enviar link' }).click();
      await expect(page.getByRole('status')).toContainText('Se há um cadastro com esses dados');
      told.push(await saidOn(page));
    }
    expect(told[1]).toBe(told[0]);
    await page.goto(linkIn(await letterTo(person.email)));
    await setNewPassword(page);
    await signInAs({ userName: person.document, password: nextPassword });
    await expect(page).toHaveURL('/home');
  });
}

test('LOG-16 LOG-18 phone and e-mail are verified from the profile; a reload keeps the cooldown', async ({
  page,
  signInAs,
  checkAccessible,
}) => {
  const phone = aPhone();
  const person = await aPerson({ phone });
  await signInAs(person);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'E-mail e telefone' }).click();
  await page.getByRole('button', { name: 'Enviar por SMS' }).click();
  await expect(page.getByLabel('Código de seis números')).toBeVisible();
  await checkAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Enviar de novo em [0-4]:\d\d$/ })).toBeDisabled();
  await page.getByLabel('Código de seis números').fill(codeIn(await letterTo(phone)));
  await page.getByRole('button', { name: 'Confirmar código' }).click();
  await expect(page.getByText(new RegExp(`${phone.slice(-2)} verificado`))).toBeVisible();

  await page.getByRole('button', { name: 'Enviar link', exact: true }).click();
  await expect(page.getByText(`Enviamos um link para ${person.email}`)).toBeVisible();
  await page.goto(linkIn(await letterTo(person.email)));
  await expect(page.getByRole('heading', { level: 1, name: 'E-mail confirmado' })).toBeVisible();
  await expect(page).toHaveURL('/verify-email');
  await page.getByRole('link', { name: 'Ir para o perfil' }).click();
  await expect(page.getByText(`${person.email} verificado`)).toBeVisible();
});
