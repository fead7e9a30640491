/** The review queues of the console where sales and orders are decided, as two people use them. */
import { expect, type Browser, type Page } from '@playwright/test';
import type { Who } from './api.ts';
import type { ConsoleGuard } from './console-guard.ts';
import { aPerson, type MadePerson } from './people.ts';
import type { Shop } from './shop.ts';

/** A colleague of the shop's auditor. */
export const aColleague = (shop: Shop): Promise<MadePerson> => aPerson({ roles: ['auditor'], fullName: 'Bruna Prado' }, { by: shop.admin });

/** Somebody who keeps campaigns, products and rewards of a shop. */
export const aManager = (shop: Shop): Promise<MadePerson> =>
  aPerson({ roles: ['program_administrator'], fullName: 'Marta Lins' }, { by: shop.admin });

type TheirBrowser = { browser: Browser; guard: ConsoleGuard; from: Page; signInAs: (who: Who, at: { page: Page }) => Promise<void> };

/** Another person's browser, logged in. */
export async function theirPage(who: Who, { browser, guard, from, signInAs }: TheirBrowser): Promise<Page> {
  const context = await browser.newContext();
  guard.watch(context);
  const page = await context.newPage();
  await page.goto(new URL('/', from.url()).href);
  await signInAs(who, { page });
  return page;
}

/** Opens what has these words in the queue. */
export async function openInQueue(page: Page, words: string | RegExp): Promise<void> {
  await page.getByRole('region', { name: 'Lista' }).getByRole('link', { name: words }).first().click();
}

/** Presses what a key does too: by touch on a phone, by the key on a desktop. */
export async function act(page: Page, { key, name, isMobile }: { key: string; name: string | RegExp; isMobile: boolean }): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect(button).toBeEnabled();
  if (isMobile) await button.tap();
  else await page.keyboard.press(key);
}

/** Goes to another place of the console: what waits to be undone is sent then, at once. */
export const leaveFor = (page: Page, place: string): Promise<void> =>
  page.getByRole('link', { name: place, exact: true }).filter({ visible: true }).first().click();
