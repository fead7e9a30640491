import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const enter = async (page: Page, who: string, password: string) => {
  await page.getByLabel('E-mail, CPF ou usuário').fill(who);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
};

for (const way of ['userName', 'email', 'document'] as const) {
  test(`SES-01 LOG-01 a person logs in by ${way} and is at home, through a reload too`, async ({ page, person }) => {
    await page.goto('/');

    await enter(page, person[way], person.password);

    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('heading', { level: 1, name: 'Oi, Pessoa' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Oi, Pessoa' })).toBeVisible();
  });
}

test('LOG-01 a wrong password and a wrong name are told alike, and what was typed stays', async ({
  page,
  person,
  guard,
  checkAccessible,
}) => {
  guard.expectNetworkLine(/status of 400/);
  await page.goto('/');
  for (const who of [person.userName, 'ninguem-com-este-nome']) {
    await enter(page, who, 'errada-1234');

    await expect(page.getByText('Confira usuário e senha.')).toBeVisible();
    await expect(page.getByLabel('E-mail, CPF ou usuário')).toHaveValue(who);
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('errada-1234');
    await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  await checkAccessible(page);
});

test('LOG-01 empty fields are told at the fields and send nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  await page.goto('/');

  await page.getByRole('button', { name: 'Entrar', exact: true }).click();

  await expect(page.getByText('Preencha este campo.')).toHaveCount(2);
  expect(sent).toEqual([]);
});
