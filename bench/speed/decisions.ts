import { listCampaigns, listProducts, listStores, saveBudget } from '@vitrine/contract/campaigns';
import { reportSale } from '@vitrine/contract/sales';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../e2e/support/browser.ts';
import { logIn, send } from '../crash/calls.ts';
import { demoPassword } from '../crash/server-process.ts';
import { newInvoice } from '../loyalty/asks.ts';
import type { Figure } from './figures.ts';
import { signIn } from './screens.ts';

const sales = 200;
/** A store of the demo that forbids phones, so that its sales need no photo. */
const storeWithoutPhotos = 'Palermo';

/** Two hundred sales that wait, approved one after the other by the key alone, in a browser: from the first key until the last decision is sent. */
export async function decisionFigures(url: string): Promise<Figure[]> {
  await reportMany(url, sales);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' });
    await page.goto(url);
    await signIn(page, 'admin');
    await page.goto(`${url}/console/sales`);
    let sent = 0;
    page.on('response', (answer) => {
      if (answer.request().method() === 'POST' && answer.url().endsWith('/approve') && answer.ok()) sent += 1;
    });
    const begin = performance.now();
    for (let done = 0; done < sales; done += 1) await approve(page);
    await page.getByRole('link', { name: 'Auditoria', exact: true }).first().click(); // what waits to be undone is sent then
    while (sent < sales && performance.now() - begin < 600_000) await page.waitForResponse((answer) => answer.url().endsWith('/approve'));
    const seconds = (performance.now() - begin) / 1_000;
    return [{ name: `${sales} decisions by keyboard in a browser`, value: seconds, unit: 's', limit: { atMost: 300 } }];
  } finally {
    await browser.close();
  }
}

/** Presses the key when the next sale is there and can be decided. */
async function approve(page: Page): Promise<void> {
  if (!new URL(page.url()).searchParams.has('open')) {
    await page.getByRole('region', { name: 'Lista' }).getByRole('checkbox').first().waitFor();
    await page.keyboard.press('j'); // whoever is quicker than the list is begins it anew
    await page.waitForURL(({ searchParams }) => searchParams.has('open'));
  }
  const before = new URL(page.url()).searchParams.get('open');
  await page.getByRole('button', { name: /^A?\s*Aprovar \+/, disabled: false }).waitFor();
  await page.keyboard.press('a');
  await page.waitForURL(({ searchParams }) => searchParams.get('open') !== before);
}

async function reportMany(url: string, many: number): Promise<void> {
  const seller = await logIn(url, { userName: 'seller', password: demoPassword });
  const { body: campaigns } = await send(seller, listCampaigns, {});
  const running = campaigns.active.find(({ state }) => state === 'running');
  if (!running) throw new Error('the demo has no running campaign');
  const params = { campaignId: running.id };
  const admin = await logIn(url, { userName: 'admin', password: demoPassword });
  await send(admin, saveBudget, { params, body: { cap: null } }); // that of the demo is near its end
  const { body: stores } = await send(seller, listStores, { params, query: { search: storeWithoutPhotos } });
  const { body: products } = await send(seller, listProducts, { params, query: {} });
  const [store, product] = [stores.items[0], products.items[0]];
  if (!store || !product) throw new Error('the demo has no such store, or no product');
  const saleDate = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  for (let at = 0; at < many; at += 1) {
    const body = {
      ...params,
      storeId: store.id,
      saleDate,
      invoiceKind: 'invoice' as const,
      invoiceNumber: newInvoice(),
      lines: [{ sku: product.sku, quantity: 1 }],
      photoFileId: null,
      observation: '',
      writtenAt: null,
    };
    const { status, body: told } = await send(seller, reportSale, { body });
    if (status !== 200) throw new Error(`a sale answered ${status}: ${JSON.stringify(told)}`);
  }
}
