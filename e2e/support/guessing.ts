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
export function toldWait(held: Response): string {
  const minutes = Math.ceil(Number(held.headers()['retry-after']) / 60);
  return `Tente de novo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`;
}

/** Tries are counted by the quarter of an hour: one that is about to end would let in what the test still has to see refused. */
const endsSoon = (held: Response) => Number(held.headers()['retry-after']) < 20;

/** Guesses until the name is held up; five at a time are let through. Hands back the answer that held it up. */
export async function guessUntilHeld(page: Page, userName: string): Promise<Response> {
  let wrong = 0;
  for (let turn = 1; turn <= 60; turn += 1) {
    const answered = await tryToEnter(page, userName, `errada-${turn}`);
    if (answered.status() === 429 && !endsSoon(answered)) {
      expect(wrong).toBeGreaterThanOrEqual(5);
      expect(wrong).toBeLessThanOrEqual(10); // five before a quarter's end, five after it
      return answered;
    }
    if (answered.status() === 429) continue;
    expect(answered.status()).toBe(400);
    await expect(page.getByRole('alert')).toHaveText('Confira usuário e senha.');
    wrong += 1;
  }
  throw new Error(`${userName} was never held up`);
}
