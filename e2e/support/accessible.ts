import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is asked in each scheme: the second has the same document in other colours, so only they are asked about again. */
const asked = {
  light: { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] },
  dark: { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] },
} as const satisfies Record<'light' | 'dark', Parameters<AxeBuilder['options']>[0]>;

/** Fails on any violation of WCAG 2.2 AA, in light and in dark, and on a page that is wider than its screen. */
export async function checkAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: /^(Carregando|Loading|Cargando|Chargement)/ })).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A page of one frame is asked where it stands: to add several up, the builder opens a page of its own, a second for each check.
    const isAlone = page.frames().length === 1;
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(isAlone).options(asked[colorScheme]).analyze();
    const told = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
    expect.soft(told, `${new URL(page.url()).pathname} is accessible in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(overflow, `${new URL(page.url()).pathname} needs no sideways scrolling`).toBeLessThanOrEqual(0);
}
