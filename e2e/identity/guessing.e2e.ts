import { expect, test } from '../support/fixtures.ts';
import { guessUntilHeld, waitSentence, tryToEnter } from '../support/guessing.ts';
import { aPerson } from '../support/people.ts';

const held = 'Muitas tentativas seguidas. Espere um pouco e tente de novo.';

test('LOG-14 five wrong passwords hold one name up: the wait is told, what was typed stays, the right one waits too; others come in', async ({
  page,
  person,
  guard,
}) => {
  guard.expectNetworkLine(/status of 4(00|29)/);
  const neighbour = await aPerson();
  await page.goto('/');
  const refused = await guessUntilHeld(page, person.userName);
  await expect(page.getByRole('alert')).toHaveText(held);
  await expect(page.getByText(waitSentence(refused))).toBeVisible();
  await expect(page.getByLabel('E-mail, CPF ou usuário')).toHaveValue(person.userName);
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(/^errada-/);
  expect((await tryToEnter(page, person.userName, person.password)).status()).toBe(429);
  await expect(page.getByRole('alert')).toHaveText(held);
  expect((await tryToEnter(page, neighbour.userName, neighbour.password)).status()).toBe(200);
  await expect(page).toHaveURL('/home');
});
