/** What stands between a first log-in and the portal. */
import { expect, type Page } from '@playwright/test';

/** Accepts what the portal asks for the first time, and leaves the first steps out. */
export async function passFirstGates(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();
  await page.getByRole('button', { name: 'Li e aceito' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies deste portal' })).toBeVisible();
  await page.getByRole('button', { name: 'Aceitar cookies' }).click();
  await page.getByRole('button', { name: 'Pular' }).click();
  await expect(page).toHaveURL('/home');
}
