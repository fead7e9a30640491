import type { Page } from '@playwright/test';
import { getMe, Me } from '@vitrine/contract/identity';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';

const next = 'Minha-Propria-26';
/** Whatever somebody types into the address, the gate's own screen is what they get. */
const staysAt = async (page: Page, gate: string, title: string, addresses = ['/home']) => {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page).toHaveURL(gate);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
};

test('SES-17 SES-18 LOG-17 EXP-04 a new person passes every gate in order, goes by no address around one, and comes back to the one that they left', async ({
  page,
  logInAs,
}) => {
  const person = await aPerson({}, { isNew: true });
  await page.goto('/certificates'); // where they wanted to go
  await logInAs(person);
  await staysAt(page, '/change-password', 'Crie a sua senha', ['/online-courses', '/profile/contact', '/console/people']);
  await page.getByLabel('Senha atual').fill(person.password);
  await page.getByLabel('Nova senha', { exact: true }).fill(next);
  await page.getByLabel('Repita a nova senha').fill(next);
  await page.getByRole('button', { name: 'Salvar senha' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();
  await page.getByRole('link', { name: 'Sair' }).click();
  await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
  await logInAs({ userName: person.userName, password: next });
  await staysAt(page, '/accept-terms', 'Termos de uso');
  await page.getByRole('button', { name: 'Li e aceito' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Cookies deste portal' })).toBeVisible();
  await staysAt(page, '/accept-cookies', 'Cookies deste portal');
  await page.getByRole('button', { name: 'Aceitar cookies' }).click();

  await expect(page.getByText('Passo 1 de 3')).toBeVisible();
  await page.goto('/home');
  await expect(page).toHaveURL('/onboarding');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Passo 2 de 3')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page).toHaveURL(/\/(home|certificates)$/);
  await page.goto('/home'); // the first steps come once
  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Pessoa' })).toBeVisible();
});

/** Answers who the person is as it would be if this required training were due: the rooms that ask for one come later, the shape is the contract's. */
async function trainingIsDue(page: Page, ask: { isDue: boolean; mayClose: boolean }): Promise<void> {
  await page.route(`**${getMe.path}`, async (route) => {
    const answered = await route.fetch();
    const me = Me.parse(await answered.json());
    const training = { id: me.client.id, title: 'Atender quem volta', address: '/support' };
    const due: Me = { ...me, gates: ['mandatory_drills'], mandatory: { survey: null, training }, has_close_banner_drills: ask.mayClose };
    await route.fulfill({ response: answered, json: ask.isDue ? due : me });
  });
}

test('SES-19 a required training that is due comes first; its banner closes only where the client allows it, and stays closed over a reload', async ({
  page,
  person,
  signInAs,
}) => {
  const ask = { isDue: true, mayClose: false };
  await trainingIsDue(page, ask);
  await signInAs(person);
  await staysAt(page, '/mandatory-drills', 'Um exercício espera por você', ['/certificates', '/online-courses']);
  await expect(page.getByRole('button', { name: 'Agora não' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Fazer o exercício' }).click();
  await expect(page).toHaveURL('/support');
  await expect(page.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible();

  ask.mayClose = true;
  await page.goto('/certificates');
  await expect(page).toHaveURL('/mandatory-drills');
  await page.getByRole('button', { name: 'Agora não' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Certificados' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Certificados' })).toBeVisible();

  ask.isDue = false; // done in its own room
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Eu' })).toBeVisible();
});
