import { getMe } from '@vitrine/contract/identity';
import { callAs, otherOrigin } from '../support/api.ts';
import { admin, expect, test } from '../support/other-site.ts';
import { aPerson } from '../support/people.ts';

test('LOG-11 a site that asks for whole registrations asks for what is lacking, and nothing else, before the portal', async ({
  page,
  logInAs,
}) => {
  const person = await aPerson({ fullName: 'Lorena Vilela' }, { by: admin });
  await page.goto(otherOrigin);
  await logInAs(person);
  await expect(page.getByRole('heading', { level: 1, name: 'Complete seu cadastro' })).toBeVisible();
  await expect(page).toHaveURL(`${otherOrigin}/complete-register`);
  const asked = () =>
    page
      .getByRole('form')
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
  await expect.poll(asked).toEqual(['phone', 'birthday']);
  await page.goto(`${otherOrigin}/home`); // no way around it
  await expect(page).toHaveURL(`${otherOrigin}/complete-register`);

  await page.getByLabel('Celular com DDD').fill('11 97777-6655');
  await page.getByLabel('Data de nascimento').fill('1988-02-29');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Lorena' })).toBeVisible();
  expect((await callAs(person, getMe)).gates).toEqual([]);
  await page.goto(`${otherOrigin}/complete-register`);
  await expect(page.getByText('Seu cadastro está completo.')).toBeVisible();
});
