import { getMe } from '@vitrine/contract/identity';
import { getClient, saveClient } from '@vitrine/contract/tenancy';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../e2e/support/browser.ts';
import { logIn, send } from '../crash/calls.ts';
import { demoPassword } from '../crash/server-process.ts';
import type { Figure } from './figures.ts';
import { median } from './load.ts';
import { signIn } from './screens.ts';

const colours = ['#0E6B4F', '#7A1FA2', '#8A1C1C', '#0B5FFF', '#0E6B4F'];

/** From an administrator's save, sent, to the new colour on a screen that a seller has open (ADM-03). */
export async function openScreenFigures(url: string): Promise<Figure[]> {
  const session = await logIn(url, { userName: 'admin', password: demoPassword });
  const { body: me } = await send(session, getMe, {});
  const params = { clientId: me.client.id };
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await signIn(page);
    const times: number[] = [];
    for (const primary of colours) {
      const { body } = await send(session, getClient, { params });
      const client = { ...body.client, colours: { secondary: '#FFB400', tertiary: '#00A88F', ...body.client.colours, primary } };
      const begin = performance.now();
      const saved = await send(session, saveClient, { params, body: { version: body.version, client } });
      if (saved.status !== 200) throw new Error(`saving the client answered ${saved.status}`);
      await page.waitForFunction(
        (wanted) => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim().toUpperCase() === wanted,
        primary,
      );
      times.push(performance.now() - begin);
    }
    return [{ name: 'a saved setting on an open screen', value: median(times), unit: 'ms', limit: { atMost: 2_000 } }];
  } finally {
    await browser.close();
  }
}
