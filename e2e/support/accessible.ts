import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { derivePalette, paletteCss, type BrandColours } from '@vitrine/domain/tenancy';
import { z } from 'zod';
import { smallTargets } from './small-targets.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Held upright: a screen that is touched. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/** What is asked first, of everything; and in other colours of the same document, of which only they are asked about again. */
const whole = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] } as const satisfies AxeOptions;
/** On a phone targets are larger than WCAG asks (`smallTargets`), and axe needs a fifth of its time for theirs. */
const wholeOfPhone = { ...whole, rules: { 'target-size': { enabled: false } } } as const satisfies AxeOptions;
const colours = { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] } as const satisfies AxeOptions;
type AxeOptions = Parameters<AxeBuilder['options']>[0];

const schemes = ['light', 'dark'] as const;
type Look = { theme?: BrandColours; colorScheme: (typeof schemes)[number] };

/**
 * Each theme in both schemes is asked in `npm run test:long`. What they may differ in follows from the derived palette, whose contrasts are proven for any colours (`palette.test.ts`):
 * `npm test` asks for the first in light, and for another client's in dark.
 */
function looksAt(themes: readonly BrandColours[]): Look[] {
  const all = [undefined, ...themes].flatMap((theme) => schemes.map((colorScheme) => ({ ...(theme ? { theme } : {}), colorScheme })));
  return process.env['LONG'] === '1' || themes.length === 0 ? all : [...all.slice(0, 1), ...all.slice(-1)];
}

/** Fails on any violation of WCAG 2.2 AA, in light and in dark, in the theme that the page wears and in each of these; and on a page that is wider than its screen. */
export async function checkAccessible(
  page: Page,
  { themes = [], state = '' }: { themes?: BrandColours[]; state?: string } = {},
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: /^(Carregando|Loading|Cargando|Chargement)/ })).toHaveCount(0);
  const where = `${new URL(page.url()).pathname}${state && ` ${state}`}`;
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(overflow, `${where} needs no sideways scrolling`).toBeLessThanOrEqual(0);
  if (isPhone(page)) expect.soft(await page.evaluate(smallTargets), `${where} can be touched by a finger`).toEqual([]);
  for (const [place, { theme, colorScheme }] of looksAt(themes).entries()) {
    if (theme) await wear(page, paletteCss(derivePalette(theme)));
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const asked = place > 0 ? colours : isPhone(page) ? wholeOfPhone : whole;
    const message = `${where} is accessible in ${colorScheme}${theme ? `, in ${theme.primary}` : ''}`;
    // A screen that is still being drawn is looked at again; what is wrong stays wrong. One look at a full screen takes seconds where the machine does other things too.
    await expect
      .configure({ soft: true })
      .poll(() => violationsOf(page, asked), { message, timeout: 20_000, intervals: [100, 500, 2_000, 5_000] })
      .toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (themes.length > 0) await wear(page, '');
}

const Told = z.object({
  violations: z.array(
    z.object({ id: z.string(), nodes: z.array(z.object({ target: z.array(z.unknown()), failureSummary: z.string().optional() })) }),
  ),
});

/** The builder brings axe into the page, which costs more than to ask it: who asks again finds it there. */
async function violationsOf(page: Page, options: AxeOptions): Promise<string[]> {
  // A page of one frame is asked where it stands: to add several up, the builder opens a page of its own, a second for each check.
  const isAlone = page.frames().length === 1;
  const isThere = isAlone && (await page.evaluate(() => 'axe' in window));
  const { violations } = isThere
    ? Told.parse(await page.evaluate(`axe.run(${JSON.stringify(options)})`))
    : await new AxeBuilder({ page }).setLegacyMode(isAlone).options(options).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Puts a client's colours over those of the page, as the apps do: by a sheet of the page's own. */
const wear = (page: Page, css: string) =>
  page.evaluate((text) => {
    const worn = document.adoptedStyleSheets.find((one) => one.media.mediaText === 'all');
    const sheet = worn ?? new CSSStyleSheet({ media: 'all' });
    sheet.replaceSync(text);
    if (!worn) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
