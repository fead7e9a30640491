/** Ways back to a forgotten password, as journeys walk them. */
import { expect, type Page } from '@playwright/test';
import { apiRecoverPassword } from '@vitrine/contract/identity';
import { origin, reach } from './api.ts';
import { emailTo, linkIn } from './mailbox.ts';

/** What people choose instead. */
export const nextPassword = 'Outra-Senha-9';

/** A phone of a country that nobody else has. */
export const aPhone = (code = '+5511') => `${code}${Math.floor(Math.random() * 900_000_000) + 100_000_000}`;

/** The link of an e-mail that this person asked for, on the site `at`. */
export async function recoveryLinkOf({ userName, email }: { userName: string; email: string }, at = origin): Promise<string> {
  const part = () => Math.floor(Math.random() * 254) + 1;
  const answered = await reach(at + apiRecoverPassword.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
    body: JSON.stringify({ login: userName }),
  });
  expect(answered.status).toBe(200);
  return linkIn(await emailTo(email));
}

/** Another link with one part of its address changed. */
export function withOther(link: string, part: 'token' | 'uidb64', value: string): string {
  const [origin, , path, name, uidb64, token] = [new URL(link).origin, ...new URL(link).pathname.split('/')];
  return [origin, path, name, part === 'uidb64' ? value : uidb64, part === 'token' ? value : token].join('/');
}
export const partsOf = (link: string) => {
  const [, , , uidb64 = '', token = ''] = new URL(link).pathname.split('/');
  return { uidb64, token };
};

/** Sets the password on the screen that a link or a code opened; whoever is not in yet is in by it. */
export async function setNewPassword(page: Page): Promise<void> {
  await page.getByLabel('Nova senha', { exact: true }).fill(nextPassword);
  await expect(page.getByText('Senha forte')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar senha' }).click();
}

/** From the log-in's neighbour to the choice of the channel: country, document, birthday. */
export async function tellFacts(page: Page, { country, document, birthday }: { country?: string; document: string; birthday: string }) {
  await page.goto('/request-password');
  await page.getByRole('button', { name: 'Receber um código no telefone' }).click();
  if (country) await page.getByLabel('País').selectOption(country);
  await page.getByLabel('Documento').fill(document);
  await page.getByLabel('Data de nascimento').fill(birthday);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** Confirms a code and waits for what the server says to it. */
export async function tryCode(page: Page, code: string): Promise<number> {
  await page.getByLabel('Código de seis números').fill(code);
  const answered = page.waitForResponse('**/validate_recover_password_code/');
  await page.getByRole('button', { name: 'Confirmar código' }).click();
  return (await answered).status();
}

/** What a public screen says, without its foot, which comes when it comes. */
export const saidOn = (page: Page): Promise<string> => page.getByRole('main').locator('> :first-child').innerText();
