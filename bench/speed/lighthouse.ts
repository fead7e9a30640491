/**
 * Lighthouse's mobile preset on the learner's first screens, median of three, against the limits of our screens.
 */
import { chromium, type Page } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, findChromium } from '../../e2e/support/browser.ts';
import { median } from './load.ts';
import type { Figure } from './figures.ts';

export type Screen = { name: string; path: string; isSignedIn: boolean };

const categories = ['performance', 'accessibility', 'best-practices'] as const;
const runs = 3;

/** Scores of 0 to 100 and the layout shift of each screen. `signIn` brings the page to its home, once. */
export async function lighthouseFigures(
  origin: string,
  { screens, signIn }: { screens: readonly Screen[]; signIn: (page: Page) => Promise<void> },
): Promise<Figure[]> {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: [...chromiumFlags, '--headless=new'] });
  try {
    const browser = await chromium.connectOverCDP(`http://localhost:${chrome.port}`);
    const figures: Figure[] = [];
    for (const screen of screens.filter(({ isSignedIn }) => !isSignedIn)) figures.push(...(await measured(origin, screen, chrome.port)));
    const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
    await page.goto(origin);
    await signIn(page);
    await page.close();
    for (const screen of screens.filter(({ isSignedIn }) => isSignedIn)) figures.push(...(await measured(origin, screen, chrome.port)));
    return figures;
  } finally {
    chrome.kill();
  }
}

async function measured(origin: string, screen: Screen, port: number): Promise<Figure[]> {
  const results: { scores: number[]; shift: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(origin + screen.path, {
      port,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: true,
      onlyCategories: [...categories],
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not measure ${screen.path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { lhr } = result;
    const seen = new URL(lhr.finalDisplayedUrl).pathname;
    if (seen !== screen.path) throw new Error(`Lighthouse was led from ${screen.path} to ${seen}: that is another screen's figure`);
    results.push({
      scores: categories.map((name) => (lhr.categories[name]?.score ?? 0) * 100),
      shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? 1,
    });
  }
  const middle = (index: number) => median(results.map(({ scores }) => scores[index] ?? 0));
  return [
    { name: `${screen.name}: performance`, value: middle(0), unit: 'of 100', limit: { atLeast: 95 } },
    { name: `${screen.name}: accessibility`, value: middle(1), unit: 'of 100', limit: { atLeast: 100 } },
    { name: `${screen.name}: best practices`, value: middle(2), unit: 'of 100', limit: { atLeast: 100 } },
    { name: `${screen.name}: layout shift`, value: median(results.map(({ shift }) => shift)), unit: '', limit: { atMost: 0.02 } },
  ];
}
