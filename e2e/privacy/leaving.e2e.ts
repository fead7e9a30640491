import { expect, test } from '../support/fixtures.ts';
import { emailTo } from '../support/mailbox.ts';

test('PRO-03 a seller asks to leave by their own name, sees it around every screen, and changes their mind', async ({
  page,
  person,
  signInAs,
}) => {
  await signInAs(person, { to: '/profile' });
  await page.getByRole('link', { name: 'Encerrar minha conta' }).click();

  const form = page.getByRole('form', { name: 'Pedir para sair' });
  await form.getByLabel('Escreva o seu nome completo').fill(person.fullName.toUpperCase());
  await form.getByLabel('Sua senha').fill(person.password);
  await form.getByRole('button', { name: 'Pedir para sair do portal' }).click();
  await expect(page.getByRole('heading', { name: 'Seu pedido foi recebido' })).toBeVisible();
  expect(await emailTo(person.email)).toContain('Em 30 dias apagaremos os seus dados pessoais');

  await page.goto('/home');
  await page.getByRole('link', { name: 'Mudar de ideia' }).click();
  await page.getByRole('button', { name: 'Mudei de ideia, quero ficar' }).click();
  await expect(form).toBeVisible();
  await page.reload();
  await expect(form).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mudar de ideia' })).toBeHidden();
});
