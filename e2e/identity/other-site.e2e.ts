import type { Page } from '@playwright/test';
import { demoPassword, otherOrigin } from '../support/api.ts';
import { expect, test } from '../support/other-site.ts';

const fill = async (page: Page, userName: string, password = demoPassword) => {
  await page.getByRole('form', { name: 'Entrar' }).getByRole('textbox').first().fill(userName);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
};
const maintained = { level: 1, name: 'Voltamos já' } as const;

test('LOG-03 under maintenance nobody finds a form, learners are sent back, and staff comes in by its own door', async ({
  page,
  changeSite,
  guard,
}) => {
  guard.expectNetworkLine(/status of 400/);
  await page.goto(otherOrigin);
  await fill(page, 'nevada.seller');
  await expect(page).toHaveURL(/\/home$/);

  await changeSite({ under_maintenance: true });
  await page.goto(`${otherOrigin}/profile`); // somebody who is in already
  await expect(page.getByRole('heading', maintained)).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await page.goto(`${otherOrigin}/logout`);
  await expect(page.getByRole('heading', maintained)).toBeVisible();

  await page.goto(`${otherOrigin}/maintenance-login`);
  await fill(page, 'nevada.seller');
  await expect(page.getByRole('alert')).toHaveText('O portal está em manutenção. Tente de novo em alguns minutos.');
  await fill(page, 'nevada.admin');
  await expect(page.getByRole('form')).toBeHidden();
  await page.goto(`${otherOrigin}/profile`);
  await expect(page.getByRole('heading', { level: 1, name: 'Eu' })).toBeVisible();
});

test('LOG-15 where the site asks, the browser does real work before a log-in and a recovery, and no call goes without its answer', async ({
  page,
  changeSite,
}) => {
  await changeSite({ use_recaptcha: true });
  const asked = page.waitForRequest('**/alternative_login/');
  const given = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/challenges'));
  await page.goto(otherOrigin);
  await fill(page, 'nevada.seller');

  expect(await (await given).json()).toMatchObject({ kind: 'proof_of_work' });
  const sent = new URLSearchParams((await asked).postData() ?? '').get('challenge') ?? '';
  expect(JSON.parse(Buffer.from(sent, 'base64').toString()).solution.counter).toBeGreaterThan(100);
  await expect(page).toHaveURL(/\/home$/);

  await page.goto(`${otherOrigin}/logout`);
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recuperar senha' })).toBeVisible();
  await page.getByLabel('E-mail, CPF ou usuário').fill('nevada.seller');
  const recovery = page.waitForResponse('**/api_recover_password/');
  await page.getByRole('button', { name: 'Enviar link' }).click();
  expect((await recovery).status()).toBe(200);
  await expect(page.getByText('Se há um cadastro com esses dados')).toBeVisible();
});

test('NAV-07 NAV-08 EXP-04 STA-03 D67 D71 a site opens with its portfolio and a cookie notice that stays until it is answered; members go on to where they were going', async ({
  page,
  changeSite,
}) => {
  await changeSite({ use_portfolio_page: true, cookies_optional: false, cookies_type: 'by_category' });
  await page.goto(`${otherOrigin}/?redirect=/profile`);
  await expect(page).toHaveURL(/\/portfolio$/);
  const notice = page.getByRole('region', { name: 'Cookies' });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('button', { name: 'Fechar o aviso de cookies' })).toHaveCount(0);
  await notice.getByRole('button', { name: 'Escolher' }).click();
  await expect(notice.getByRole('checkbox', { name: 'Necessários' })).toBeDisabled();
  await notice.getByRole('checkbox', { name: 'Preferências' }).uncheck();
  await notice.getByRole('button', { name: 'Aceitar esta escolha' }).click();
  await expect(notice).toHaveCount(0);

  await page.getByRole('link', { name: 'Entrar no portal' }).click();
  await page.getByLabel('Idioma').selectOption('en-US');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.reload(); // a preference that may not be remembered is gone
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await fill(page, 'nevada.seller');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(notice).toHaveCount(0);
  await page.goto(`${otherOrigin}/portfolio`);
  await expect(page).toHaveURL(/\/home$/);
});
