/** Somebody who guesses on the log-in screen. */
import { expect, type Page, type Response } from '@playwright/test';

/** Types both and waits for what the server says. */
export async function tryToEnter(page: Page, userName: string, password: string): Promise<Response> {
  await page.getByLabel('E-mail, CPF ou usuário').fill(userName);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  const answered = page.waitForResponse('**/alternative_login/');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  return answered;
}

/** How long the screen says to wait, by the answer that held somebody up. */
export function waitSentence(held: Response): string {
  const minutes = Math.ceil(Number(held.headers()['retry-after']) / 60);
  return `Tente de novo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`;
}

/** Guesses until the name is held up; five are let through. Hands back the answer that held it up. */
export async function guessUntilHeld(page: Page, userName: string): Promise<Response> {
  for (let turn = 1; turn <= 5; turn += 1) {
    const answered = await tryToEnter(page, userName, `errada-${turn}`);
    expect(answered.status()).toBe(400);
    await expect(page.getByRole('alert')).toHaveText('Confira usuário e senha.');
  }
  const held = await tryToEnter(page, userName, 'errada-6');
  expect(held.status()).toBe(429);
  return held;
}
