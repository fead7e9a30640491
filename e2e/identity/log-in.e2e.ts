import { expect, test } from '../support/fixtures.ts';
import { tryToEnter } from '../support/guessing.ts';

test('SES-01 LOG-01 a person mistypes the password, keeps what they typed, logs in by their document and is at home, through a reload too', async ({
  page,
  person,
  guard,
}) => {
  guard.expectNetworkLine(/status of 400/);
  await page.goto('/');
  expect((await tryToEnter(page, person.document, 'errada-1234')).status()).toBe(400);
  await expect(page.getByText('Confira usuário e senha.')).toBeVisible();
  await expect(page.getByLabel('E-mail, CPF ou usuário')).toHaveValue(person.document);
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('errada-1234');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('aria-invalid', 'true');

  expect((await tryToEnter(page, person.document, person.password)).status()).toBe(200);
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Pessoa' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Pessoa' })).toBeVisible();
});
