/** The second step of a log-in, by an authenticator app. */
import type { Page } from '@playwright/test';
import { beginAuthenticator, proveAuthenticator } from '@vitrine/contract/identity';
import { Secret, TOTP } from 'otpauth';
import { callAs, passwordOf, type Who } from './api.ts';

/** The app's code of now, or of the next half minute: none is taken twice, and one ahead is taken. */
export const codeOf = (secret: string, { ahead = 0 }: { ahead?: number } = {}): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });

/** Sets an app up, as the person does in their profile; the session that does it goes on. */
export async function setAppUp(who: Who): Promise<void> {
  const { secret } = await callAs(who, beginAuthenticator, { body: { password: passwordOf(who) } });
  await callAs(who, proveAuthenticator, { body: { code: codeOf(secret) } });
}

/** The same on the screen, until the recovery codes are kept; hands back the app's secret. */
export async function setAppUpOnScreen(page: Page, { password }: { password: string }): Promise<string> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Ativar aplicativo');
  await page.getByLabel('Senha atual').fill(password);
  await press('Continuar');
  await page.getByText('Não consegue ler? Digite a chave').click();
  const secret = (await page.locator('details code').innerText()).replaceAll(/\s/g, '');
  await page.getByLabel('Código que o aplicativo mostra').fill(codeOf(secret));
  await press('Ativar');
  await press('Já guardei os códigos');
  return secret;
}
