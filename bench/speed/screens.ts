import type { Page } from '@playwright/test';
import { demoPassword } from '../crash/server-process.ts';
import type { Screen } from './lighthouse.ts';

/** The learner's first screens. */
export const learnerScreens: Screen[] = [
  { name: 'log-in', path: '/', isSignedIn: false },
  { name: 'home', path: '/home', isSignedIn: true },
  { name: 'catalogue', path: '/online-courses', isSignedIn: true },
];

/** Logs the demo's seller in on the log-in screen. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /usuário/i }).fill('seller');
  await page.getByLabel(/senha/i).first().fill(demoPassword);
  await page.getByRole('button', { name: /entrar/i }).click();
  await page.getByRole('navigation').first().waitFor();
}
