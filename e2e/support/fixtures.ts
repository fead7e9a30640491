/** What every journey gets: a page that must stay silent, a way in through the log-in screen, and people of its own. */
import { expect, test as base, type Page } from '@playwright/test';
import { checkAccessible } from './accessible.ts';
import { nameOf, passwordOf, type Who } from './api.ts';
import { ConsoleGuard } from './console-guard.ts';
import { aPerson, type MadePerson } from './people.ts';
import { keepSession } from './keep-session.ts';
import { anAuditor, aSeller, aShop, type Shop } from './shop.ts';

type Fixtures = {
  /** Fails the test for any complaint in the console; say beforehand which failed requests are meant. */
  guard: ConsoleGuard;
  /**
   * Gives the page a session of this person, without typing; a journey that is about something else begins here. It goes to the address `to` at once, which spares it the home
   * (`null`: nowhere yet), or lands where a log-in would.
   */
  signInAs: (who: Who, at?: { page?: Page; to?: string | null }) => Promise<void>;
  /** Types into the log-in screen and waits until the person has arrived somewhere else: for journeys that are about logging in. */
  logInAs: (who: Who, at?: { page?: Page }) => Promise<void>;
  /** A learner of the test's own, who has begun nothing. */
  person: MadePerson;
  /** A client of the test's own with a running campaign: on the phone in the colours of the demo's first client, on a desktop in those of its second. */
  shop: Shop;
  /** Somebody who takes part in that campaign and has no points yet. */
  seller: MadePerson;
  auditor: MadePerson;
  checkAccessible: (page: Page) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  // Tries are limited by address (LOG-14), and all of these come from one machine: each test speaks from a place of its own.
  extraHTTPHeaders: async ({}, use) => {
    const part = () => Math.floor(Math.random() * 254) + 1;
    await use({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
  },
  guard: [
    async ({ context }, use) => {
      const guard = new ConsoleGuard();
      guard.watch(context);
      await use(guard);
      guard.check();
    },
    { auto: true },
  ],
  signInAs: async ({ page: own }, use) => {
    await use(async (who, { page = own, to } = {}) => {
      await keepSession(page, who, { to });
      if (to !== null) await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
  },
  logInAs: async ({ page: own }, use) => {
    await use(async (who, { page = own } = {}) => {
      if (!page.url().startsWith('http')) await page.goto('/');
      const form = page.getByRole('form').filter({ has: page.locator('input[name=username]') }); // what comes first afterwards may be a form too
      await form.getByRole('textbox').first().fill(nameOf(who));
      await form.locator('input[name=password]').fill(passwordOf(who));
      await form.locator('[type=submit]').click();
      await expect(form).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
  },
  person: async ({}, use) => use(await aPerson()),
  shop: async ({}, use, { project }) => use(await aShop({ look: project.name === 'phone' ? 'aurora' : 'terra' })),
  seller: async ({ shop }, use) => use(await aSeller(shop)),
  auditor: async ({ shop }, use) => use(await anAuditor(shop)),
  checkAccessible: async ({}, use) => use(checkAccessible),
});

export { expect };
