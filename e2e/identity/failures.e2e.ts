import { listCourses } from '@vitrine/contract/learning';
import { callAs } from '../support/api.ts';
import { failWith } from '../support/console-guard.ts';
import { expect, test } from '../support/fixtures.ts';

test('ERR-01 ERR-02 an unexpected failure is told, and what was typed stays', async ({ page, person, guard, checkAccessible }) => {
  guard.expectNetworkLine(/status of 500/);
  await page.goto('/');
  const failure = await failWith(page, '**/alternative_login/');
  await page.getByLabel('E-mail, CPF ou usuário').fill(person.userName);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();

  await expect(page.getByRole('alert')).toHaveText('Ocorreu um erro inesperado. Tente novamente.');
  await expect(page.getByLabel('E-mail, CPF ou usuário')).toHaveValue(person.userName);
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(person.password);
  await checkAccessible(page);
  await failure.stop();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/home');
});

test('ERR-01 a lost network is told at the log-in, in the language of the screen', async ({ page, context, guard }) => {
  guard.expectNetworkLine(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/?locale=en');
  await page.getByRole('textbox').first().fill('somebody');
  await page.locator('input[name=password]').fill('anything');
  await page.locator('input[name=password]').focus();

  await context.setOffline(true);
  await page.locator('[type=submit]').click();

  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('textbox').first()).toHaveValue('somebody');
});

for (const address of ['courses', 'certificates'] as const) {
  test(`ERR-03 a failed load of ${address} is told, and a retry brings them`, async ({
    page,
    person,
    signInAs,
    guard,
    checkAccessible,
  }) => {
    guard.expectNetworkLine(/status of 500/);
    await signInAs(person);
    const failure = await failWith(page, new RegExp(`/api/v1/${address}(\\?|$)`));
    await page.goto(address === 'courses' ? '/online-courses' : '/certificates');

    await expect(page.getByText('Ocorreu um erro ao carregar as informações. Tente mais tarde.')).toBeVisible();
    await checkAccessible(page);
    await failure.stop();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();

    const brought = {
      courses: page.getByRole('main').locator('a[href^="/online-courses/"]'),
      certificates: page.getByText('Nenhum certificado ainda'),
    };
    await expect(brought[address].first()).toBeVisible();
  });
}

test('ERR-04 what is not there and what one may not see look alike', async ({ page, person, signInAs, guard, checkAccessible }) => {
  guard.expectNetworkLine(/status of 404/);
  await signInAs(person);
  const look = async () => {
    await expect(page.getByText('Não encontrado ou não possui permissão para acessar.')).toBeVisible();
    return page.getByRole('main').innerText();
  };
  await page.goto('/online-courses/01a1fd82-28f9-723c-87d7-3743388f31ac');
  const notThere = await look();
  await checkAccessible(page);

  const { items } = await callAs('terra.seller', listCourses, { query: {} });
  await page.goto(`/online-courses/${items[0]?.id}`); // there, and another client's

  expect(await look()).toBe(notThere);
});
