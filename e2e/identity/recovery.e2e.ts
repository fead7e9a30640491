import { aMark } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { codeIn, emailTo, linkIn } from '../support/mailbox.ts';
import { aPerson } from '../support/people.ts';
import { aPhone, saidOn, setNewPassword, tellFacts, tryCode } from '../support/recovery.ts';

test('LOG-07 LOG-08 D64 a forgotten password comes back by an e-mail, which nobody’s name is told of; its link works once and leaves no trace', async ({
  page,
  person,
  guard,
}) => {
  guard.expectNetworkLine(/status of 409/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recuperar senha' })).toBeVisible();
  const told: string[] = [];
  for (const login of [`ninguem-${aMark()}`, person.userName.toUpperCase()]) {
    await page.goto('/request-password');
    await page.getByLabel('E-mail, CPF ou usuário').fill(login);
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await expect(page.getByRole('status')).toContainText('Se há um cadastro com esses dados');
    told.push(await saidOn(page));
  }
  expect(told[1]).toBe(told[0]);

  const link = linkIn(await emailTo(person.email));
  const token = link.split('/').at(-1) ?? '';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Criar nova senha' })).toBeVisible();
  await expect(page).toHaveURL('/recover-password');
  await expect(page.getByLabel('Nova senha', { exact: true })).toBeVisible();
  expect(asked.filter((line) => line.includes(token))).toHaveLength(1); // the page itself
  await setNewPassword(page);
  await expect(page).toHaveURL('/home');

  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('Este link já foi usado. Peça um novo.');
  await page.getByRole('link', { name: 'Pedir um novo link' }).click();
  await expect(page.getByLabel('E-mail, CPF ou usuário')).toHaveValue(person.userName);
});

test('LOG-07 STA-02 D66 somebody of another country, whose document has e-mails, comes back in by birthday and a code by WhatsApp', async ({
  page,
  guard,
}) => {
  guard.expectNetworkLine(/status of 422/);
  const digits = String(Math.floor(Math.random() * 90_000_000) + 10_000_000);
  const typed = { document: `gode ${digits} hdfrrn`, birthday: '1991-03-09' };
  const phone = aPhone('+5255');
  const document = `GODE${digits}HDFRRN`;
  await aPerson({ country: 'MX', documentKind: 'curp', document, birthday: typed.birthday, phone });
  await tellFacts(page, typed); // of the country that stands there first
  await expect(page.getByRole('alert')).toContainText('não conferem com nenhum cadastro');
  await page.getByLabel('País').selectOption('MX');
  await tellFacts(page, typed); // the country that was chosen last is the one that is offered
  await expect(page.getByText(new RegExp(`^\\+•+${phone.slice(-2)}$`))).toBeVisible();

  await page.getByRole('button', { name: 'Enviar por WhatsApp' }).click();
  await expect(page.getByRole('button', { name: /^Enviar de novo em/ })).toBeDisabled();
  const right = codeIn(await emailTo(`${phone}@whatsapp`));
  expect(await tryCode(page, right === '000000' ? '000001' : '000000')).toBe(422);
  await expect(page.getByRole('alert')).toContainText('Código inválido');
  expect(await tryCode(page, right)).toBe(200);
  await setNewPassword(page);
  await expect(page).toHaveURL('/home');
});
