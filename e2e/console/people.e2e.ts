import type { Locator, Page } from '@playwright/test';
import { aMark } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { passFirstGates } from '../support/gates.ts';
import { emailTo, linkIn } from '../support/mailbox.ts';
import { aCpf, anExpectedPerson } from '../support/people.ts';
import { setNewPassword } from '../support/recovery.ts';

const password = 'Nova-Pessoa-2026';

/** Walks there as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by Tab to ${String(target)}`);
}

test('ADM-02 ADM-09 an administrator adds a person by keyboard alone, who logs in; the change is kept', async ({
  page,
  signInAs,
  logInAs,
  browser,
}) => {
  test.slow(); // a walk by Tab through two long lists, each looked at whole
  const mark = aMark();
  const fullName = `Teclado ${mark}`;
  await signInAs('admin', { to: '/console/people' });
  const create = page.getByRole('link', { name: 'Nova pessoa' });
  await tabTo(page, create);
  await page.keyboard.press('Enter');

  const form = page.getByRole('form', { name: 'Nova pessoa' });
  for (const [label, text] of [
    ['Nome', fullName],
    ['Usuário', `t-${mark}`],
    ['E-mail', `t-${mark}@exemplo.test`],
    ['Número do documento', aCpf()],
    ['Senha', password],
  ] as const) {
    await tabTo(page, form.getByRole('textbox', { name: label, exact: true }));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole('button', { name: 'Nova pessoa' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pessoa criada.')).toBeVisible();

  await page.goto('/console/audit-log?subject=person');
  const entry = page.getByRole('listitem').filter({ hasText: fullName });
  await expect(entry).toContainText('Lúcia Bittencourt criou');
  await expect(entry.getByRole('time')).toBeVisible();
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(new URL('/', page.url()).href);
  await logInAs({ userName: `t-${mark}`, password }, { page: theirs });
  // The password was given by somebody else: their own comes first (SES-17).
  await expect(theirs.getByRole('heading', { name: 'Crie a sua senha' })).toBeVisible();
});

test('LOG-08 ADM-09 an administrator sends a password link, the person sets a password of their own by it and comes in, once', async ({
  page,
  browser,
  guard,
  signInAs,
}) => {
  guard.expectNetworkLine(/status of 409/);
  const newcomer = await anExpectedPerson();
  await signInAs('admin', { to: `/console/people?search=${newcomer.userName}` });
  await page.getByRole('link', { name: newcomer.fullName }).click();
  await page.getByRole('button', { name: 'Link de senha' }).click();
  const dialog = page.getByRole('dialog', { name: `Enviar a ${newcomer.fullName} um link de senha?` });
  await expect(dialog.getByText(newcomer.email)).toBeVisible();
  await dialog.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText(`O link de senha de ${newcomer.fullName} está a caminho.`)).toBeVisible();
  await page.goto('/console/audit-log?subject=person');
  const entry = page.getByRole('listitem').filter({ hasText: 'Lúcia Bittencourt enviou um link de senha' });
  await expect(entry.filter({ hasText: newcomer.email })).toHaveCount(1);

  const link = linkIn(await emailTo(newcomer.email));
  const context = await browser.newContext();
  guard.watch(context);
  const theirs = await context.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Criar sua senha' })).toBeVisible();
  await expect(theirs).toHaveURL('/set-password');
  await setNewPassword(theirs);
  await passFirstGates(theirs);

  await theirs.goto(link);
  await expect(theirs.getByRole('alert')).toHaveText('Este link já foi usado. Peça um novo.');
  await context.close();
});
