import type { Page } from '@playwright/test';
import { sendEmailLink } from '@vitrine/contract/identity';
import { callAs } from '../support/api.ts';
import { theirPage } from '../support/desk.ts';
import { expect, test } from '../support/fixtures.ts';
import { letterTo, linkIn } from '../support/mailbox.ts';
import { aPerson } from '../support/people.ts';
import { nextPassword, partsOf, recoveryLinkOf, saidOn, setNewPassword, withOther } from '../support/recovery.ts';

const invalid = 'Link inválido ou vencido. Peça um novo.';
const isDead = async (page: Page) => {
  await expect(page.getByRole('alert')).toHaveText(invalid);
  await expect(page.getByLabel('Nova senha', { exact: true })).toHaveCount(0);
};

test('LOG-08 an altered link says so, tells nothing and offers a new one; the true one is as good as before', async ({
  page,
  person,
  guard,
  checkAccessible,
}) => {
  guard.expectNetworkLine(/status of 409/);
  const other = await aPerson();
  const [link, theirs] = [await recoveryLinkOf(person), await recoveryLinkOf(other)];
  const { token } = partsOf(link);
  const altered = [
    withOther(link, 'token', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`),
    withOther(link, 'uidb64', partsOf(theirs).uidb64), // their account by my letter
    withOther(link, 'token', partsOf(theirs).token), // my account by their letter
    withOther(link, 'token', 'nonsense'),
    link.replace('recover-password', 'set-password').replace(token, 'nonsense'),
  ];
  const told = new Set<string>();
  for (const address of altered) {
    await page.goto(address);
    await isDead(page);
    expect(new URL(page.url()).pathname).toMatch(/^\/(recover|set)-password$/);
    told.add((await saidOn(page)).replace('Criar sua senha', 'Criar nova senha'));
  }
  expect([...told]).toEqual([[...told][0]]);
  await checkAccessible(page);
  await page.getByRole('link', { name: 'Pedir um novo link' }).click();
  await expect(page.getByLabel('E-mail, CPF ou usuário')).toHaveValue(person.userName);
  await page.goto(link);
  await setNewPassword(page);
});

test('LOG-08 a page that is loaded anew has no link any more, and says so', async ({ page, person }) => {
  await page.goto(await recoveryLinkOf(person));
  await expect(page.getByLabel('Nova senha', { exact: true })).toBeVisible();
  await page.reload();
  await isDead(page);
});

test('LOG-08 SES-10 somebody else’s link sets their password and logs nobody in; the session that is open stays whose it is', async ({
  page,
  browser,
  person,
  guard,
  signInAs,
}) => {
  guard.expectNetworkLine(/status of 40[01]/);
  const other = await aPerson({ fullName: 'Olívia Campos' });
  await page.goto('/');
  const theirs = await theirPage(other, { browser, guard, from: page, signInAs });
  await expect(theirs.getByRole('heading', { level: 1, name: 'Oi, Olívia' })).toBeVisible();
  await signInAs(person);
  const tokens: string[] = [];
  page.on('response', (answer) => void (/\/(token|alternative_login|webservice_login)\/$/.test(answer.url()) && tokens.push(answer.url())));

  await page.goto(await recoveryLinkOf(other));
  await expect(page.getByText(`Para o usuário ${other.userName}.`)).toBeVisible();
  await setNewPassword(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Pessoa' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Pessoa' })).toBeVisible();
  expect(tokens).toEqual([]);
  await theirs.goto('/profile');
  await expect(theirs.getByRole('form', { name: 'Entrar' })).toBeVisible(); // the new password ended what was open
  await signInAs({ userName: other.userName, password: nextPassword }, { page: theirs });
  await page.goto('/logout');
  await signInAs(person); // with the password that they always had
  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Pessoa' })).toBeVisible();
});

test('LOG-18 somebody else’s link of an e-mail verifies theirs, not the one of whoever opens it', async ({ page, person, signInAs }) => {
  const other = await aPerson();
  await callAs(other, sendEmailLink, {});
  await signInAs(person);
  await page.goto(linkIn(await letterTo(other.email)));
  await expect(page.getByRole('heading', { level: 1, name: 'E-mail confirmado' })).toBeVisible();
  await page.goto('/profile/contact');
  await expect(page.getByText(`Confirme ${person.email} com um link.`)).toBeVisible();
});
