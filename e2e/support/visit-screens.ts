import { expect, test, type Page } from '@playwright/test';
import type { Screen } from './room-screens.ts';

type Made = Record<string, string>;
type Tour = {
  /** What stands before each address: `/console`. */
  base?: string;
  /** What the `$names` of addresses stand for. */
  made?: Made | undefined;
  /** What the address of a page that is loaded anew says beside, as `locale=fr-FR`. */
  query?: string;
};

/** Opens one screen after the other and looks at each; `where` is its address, and whether something is open on it. */
export async function visitScreens(
  page: Page,
  screens: readonly Screen[],
  look: (where: string) => Promise<void>,
  { base = '', made = {}, query = '' }: Tour = {},
): Promise<void> {
  let before: Screen | undefined;
  for (const screen of screens) {
    const { route, at = route, open } = screen;
    const where = open ? `${at}, opened` : at;
    await test.step(where, async () => {
      const address = base + filled(at, made);
      const goesOn = before && (await goOn(page, address, { from: base, isSame: before.route === route }));
      if (!goesOn) await page.goto(query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(new URL(page.url()).pathname, 'it leads nowhere else').toBe(new URL(address, page.url()).pathname);
      await open?.(page);
      await look(where);
    });
    before = screen;
  }
}

/**
 * As a link does: the app stays loaded, and axe in it, which takes half as long as loading both anew. Two addresses of one route share a heading, which tells nothing: between them lies
 * a page that is not there. False where no other heading came, as behind a form that asks whether to leave it.
 */
async function goOn(page: Page, address: string, { from, isSame }: { from: string; isSame: boolean }): Promise<boolean> {
  return (!isSame || (await leadTo(page, `${from}/nothing-there`))) && leadTo(page, address);
}

async function leadTo(page: Page, address: string): Promise<boolean> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['seen'] = '';
    history.pushState(null, '', to);
  }, address);
  const heading = page.locator('h1:not([data-seen])').first();
  return heading.waitFor({ timeout: 3_000 }).then(
    () => true,
    () => false,
  );
}

/** An address with what was made in the place of its `$names`. */
export const filled = (at: string, made: Made) => at.replaceAll(/\$(\w+)/g, (_, name: string) => made[name] ?? missing(name, at));

/** A screen of something that is not there would look like a fault of the screen. */
const missing = (name: string, at: string): never => {
  throw new Error(`nobody made the ${name} of ${at}`);
};

/** Resolves once nothing of the page was drawn anew for a moment: what the server is asked for comes piece by piece, and a piece that is not there yet is not wrong. Runs inside the page. */
export const untilDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    let quiet = setTimeout(done, 200);
    const seen = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(done, 200);
    });
    seen.observe(document.body, { childList: true, subtree: true });
    function done() {
      seen.disconnect();
      resolve();
    }
  });
