import type { Page } from '@playwright/test';
import { demoPassword, origin, otherOrigin } from '../support/api.ts';
import { admin, expect, test } from '../support/other-site.ts';
import { aPerson } from '../support/people.ts';
import { nextPassword, recoveryLinkOf, saidOn, setNewPassword, withOther } from '../support/recovery.ts';

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
  checkAccessible,
}) => {
  guard.expectNetworkLine(/status of 400/);
  await page.goto(otherOrigin);
  await fill(page, 'nevada.seller');
  await expect(page).toHaveURL(/\/home$/);

  await changeSite({ under_maintenance: true });
  await page.goto(`${otherOrigin}/profile`); // somebody who is in already
  await expect(page.getByRole('heading', maintained)).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await checkAccessible(page);
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

test('LOG-08 a link of another site says no more than one that somebody made up, and stays good at home', async ({ page, guard }) => {
  guard.expectNetworkLine(/status of 409/);
  const person = await aPerson({}, { by: admin });
  const link = await recoveryLinkOf(person, otherOrigin);
  const here = link.replace(new URL(link).origin, origin);
  const told: string[] = [];
  for (const address of [here, withOther(here, 'token', 'nonsense')]) {
    await page.goto(address);
    await expect(page.getByRole('alert')).toHaveText('Link inválido ou vencido. Peça um novo.');
    await expect(page.locator('input[type=password]')).toHaveCount(0);
    told.push(await saidOn(page));
  }
  expect(told[0]).toBe(told[1]);
  await page.goto(link);
  await setNewPassword(page);
  await fill(page, person.userName, nextPassword);
  await expect(page).toHaveURL(/outra[^/]*\/(home|complete-register)$/); // this site asks for more
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

test('LOG-15 an answer that was used, and none at all, open nothing', async ({ page, changeSite, guard }) => {
  guard.expectNetworkLine(/status of 400/);
  await changeSite({ use_recaptcha: true });
  let first: string | undefined;
  await page.route('**/alternative_login/', async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    first ??= form.get('challenge') ?? '';
    form.set('challenge', first); // the second call carries the answer of the first
    await route.continue({ postData: form.toString() });
  });
  await page.goto(otherOrigin);
  await fill(page, 'nevada.seller', 'wrong-password');
  await expect(page.getByText('Confira usuário e senha.')).toBeVisible();
  await fill(page, 'nevada.seller');
  await expect(page.getByRole('alert').filter({ hasText: /verificação/ })).toBeVisible();
  await expect(page).toHaveURL(`${otherOrigin}/`);
});

test('NAV-07 NAV-08 D67 a site that opens with its portfolio shows it first, keeps where one was going, and sends members on', async ({
  page,
  changeSite,
  checkAccessible,
}) => {
  await changeSite({ use_portfolio_page: true });
  await page.goto(`${otherOrigin}/?redirect=/profile`);
  await expect(page).toHaveURL(/\/portfolio$/);
  await checkAccessible(page);
  await page.getByRole('link', { name: 'Entrar no portal' }).click();
  await fill(page, 'nevada.seller');

  await expect(page).toHaveURL(/\/profile$/);
  await page.goto(`${otherOrigin}/portfolio`);
  await expect(page).toHaveURL(/\/home$/);
});

test('EXP-04 D71 STA-03 a notice that is not optional stays until it is accepted, by category', async ({
  page,
  changeSite,
  checkAccessible,
}) => {
  await changeSite({ cookies_optional: false, cookies_type: 'by_category' });
  await page.goto(otherOrigin);
  const notice = page.getByRole('region', { name: 'Cookies' });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('button', { name: 'Fechar o aviso de cookies' })).toHaveCount(0);
  await notice.getByRole('button', { name: 'Escolher' }).click();
  await expect(notice.getByRole('checkbox', { name: 'Necessários' })).toBeDisabled();
  await checkAccessible(page);
  await notice.getByRole('checkbox', { name: 'Preferências' }).uncheck();
  await notice.getByRole('button', { name: 'Aceitar esta escolha' }).click();
  await expect(notice).toHaveCount(0);

  await page.getByLabel('Idioma').selectOption('en-US');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.reload(); // a preference that may not be remembered is gone
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('navigation', { name: 'Sobre este portal' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
