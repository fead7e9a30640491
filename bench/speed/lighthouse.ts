/**
 * Lighthouse's mobile preset on the learner's first screens, median of three, against the limits of our screens. The processor is slowed
 * until this machine is as fast as the preset's phone (decision 025); what the preset's own number would have given is told beside it.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result as Report } from 'lighthouse';
import { z } from 'zod';
import { chromiumFlags, findChromium } from '../../e2e/support/browser.ts';
import { median } from './load.ts';
import type { Figure } from './figures.ts';

export type Screen = { name: string; path: string; isSignedIn: boolean };

const categories = ['performance', 'accessibility', 'best-practices'] as const;
const flags: Flags = { output: 'json', logLevel: 'error', disableStorageReset: true, onlyCategories: [...categories] };
const runs = 3;

/** What the preset slows a processor by, and the middle of the benchmark indexes (1,500 to 2,000) of the desktop that it has in mind. */
const presetSlowdown = 4;
const presetIndex = 1750;

/** By how much a machine of this benchmark index is slowed to be the preset's phone. A faster desktop is slowed as the preset says. */
export const slowdownFor = (benchmarkIndex: number): number =>
  Math.min(presetSlowdown, Math.max(1, (presetSlowdown * benchmarkIndex) / presetIndex));

/** What a load leaves, so far as it is read or changed here. */
const Gathered = z.looseObject({ BenchmarkIndex: z.number(), settings: z.looseObject({ throttling: z.record(z.string(), z.number()) }) });

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
  const loads: Load[] = [];
  for (let run = 0; run < runs; run += 1) loads.push(await load(origin, screen, port));
  const middle = (read: (load: Load) => number) => median(loads.map(read));
  const score = (name: (typeof categories)[number]) => middle(({ judged }) => (judged.categories[name]?.score ?? 0) * 100);
  const unit = 'of 100';
  return [
    { name: `${screen.name}: performance`, value: score('performance'), unit, limit: { atLeast: 95 } },
    { name: `${screen.name}: slowed by`, value: middle(({ slowdown }) => slowdown), unit: 'times', limit: null },
    {
      name: `${screen.name}: were it ${presetSlowdown} times`,
      value: middle(({ uncalibrated }) => (uncalibrated.categories['performance']?.score ?? 0) * 100),
      unit,
      limit: null,
    },
    { name: `${screen.name}: accessibility`, value: score('accessibility'), unit, limit: { atLeast: 100 } },
    { name: `${screen.name}: best practices`, value: score('best-practices'), unit, limit: { atLeast: 100 } },
    {
      name: `${screen.name}: layout shift`,
      value: middle(({ judged }) => judged.audits['cumulative-layout-shift']?.numericValue ?? 1),
      unit: '',
      limit: { atMost: 0.02 },
    },
  ];
}

type Load = { slowdown: number; judged: Report; uncalibrated: Report };

/** Loads a screen once, and has that load judged twice: slowed as this machine asks for, and as the preset does on any. */
async function load(origin: string, screen: Screen, port: number): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-lighthouse-'));
  try {
    await lighthouse(origin + screen.path, { ...flags, port, gatherMode: folder });
    const gathered = join(folder, 'artifacts.json');
    const artifacts = Gathered.parse(JSON.parse(await readFile(gathered, 'utf8')));
    const judge = async (cpuSlowdownMultiplier: number) => {
      const throttling = { ...artifacts.settings.throttling, cpuSlowdownMultiplier };
      await writeFile(gathered, JSON.stringify({ ...artifacts, settings: { ...artifacts.settings, throttling } }));
      const result = await lighthouse(undefined, { ...flags, port, auditMode: folder, throttling });
      if (!result || result.lhr.runtimeError)
        throw new Error(`Lighthouse could not measure ${screen.path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
      return result.lhr;
    };
    const slowdown = slowdownFor(artifacts.BenchmarkIndex);
    const judged = await judge(slowdown);
    const seen = new URL(judged.finalDisplayedUrl).pathname;
    if (seen !== screen.path) throw new Error(`Lighthouse was led from ${screen.path} to ${seen}: that is another screen's figure`);
    return { slowdown, judged, uncalibrated: await judge(presetSlowdown) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
