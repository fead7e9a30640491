import { listCourses } from '@vitrine/contract/learning';
import { callAs } from '../support/api.ts';
import { failWith } from '../support/console-guard.ts';
import { expect, test } from '../support/fixtures.ts';

test('ERR-01 ERR-02 ERR-03 ERR-04 on a bad day each failure is told where it happened and can be tried again; what is not there and what is not theirs look alike', async ({
  page,
  person,
  guard,
}) => {
  guard.expectNetworkLine(/status of (500|404)/);
  await page.goto('/');
  const logIn = await failWith(page, '**/alternative_login/');
  const press = () => page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByLabel('E-mail, CPF ou usuário').fill(person.userName);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await press();
  await expect(page.getByRole('alert')).toHaveText('Ocorreu um erro inesperado. Tente novamente.');
  await expect(page.getByLabel('E-mail, CPF ou usuário')).toHaveValue(person.userName);
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(person.password);
  await logIn.stop();
  await press();
  await expect(page).toHaveURL('/home');

  const load = await failWith(page, /\/api\/v1\/courses(\?|$)/);
  await page.goto('/online-courses');
  await expect(page.getByText('Ocorreu um erro ao carregar as informações. Tente mais tarde.')).toBeVisible();
  await load.stop();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('main').locator('a[href^="/online-courses/"]').first()).toBeVisible();

  const look = async () => {
    await expect(page.getByText('Não encontrado ou não possui permissão para acessar.')).toBeVisible();
    return page.getByRole('main').innerText();
  };
  await page.goto('/online-courses/01a1fd82-28f9-723c-87d7-3743388f31ac');
  const notThere = await look();
  const { items } = await callAs('terra.seller', listCourses, { query: {} });
  await page.goto(`/online-courses/${items[0]?.id}`); // there, and another client's
  expect(await look()).toBe(notThere);
});
