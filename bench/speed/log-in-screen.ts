import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../e2e/support/browser.ts';
import type { Figure } from './figures.ts';

/** Requests of a first visit to the log-in screen, and how many languages' texts it brings. */
export async function logInScreenFigures(origin: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'pt-BR', serviceWorkers: 'block' });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) asked.push(request.url());
    });
    await page.goto(origin, { waitUntil: 'networkidle' });
    const languages = new Set(asked.flatMap((url) => /(pt-BR|en-US|es-ES|fr-FR)[^/]*\.(js|json)/.exec(url)?.[1] ?? []));
    return [
      { name: 'requests of the log-in screen', value: asked.length, unit: '', limit: { atMost: 12 } },
      { name: 'languages whose texts it loads', value: languages.size, unit: '', limit: { atMost: 1 } },
    ];
  } finally {
    await browser.close();
  }
}
