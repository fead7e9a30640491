import type { Page } from '@playwright/test';
import type { RoomScreens } from '../support/room-screens.ts';
import { aMark } from '../support/api.ts';

/** An export of sales: it has an address of its own from then on. */
async function importSales(page: Page): Promise<void> {
  const sheet = `vendedor;loja;nota;data;sku\n${aMark()}@exemplo.test;Nenhuma;1;2026-11-01;X\n`;
  const input = page.getByLabel('Escolher a planilha', { exact: true }).first();
  await input.setInputFiles({ name: 'vendas.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await page.getByRole('heading', { name: 'vendas.csv' }).waitFor();
}

/** The screens of this room, as the crawl for accessibility visits them. */
export const audit: RoomScreens = {
  console: [
    { route: '/audit' },
    { route: '/audit', at: '/audit?show=sample' },
    { route: '/sales-imports' },
    { route: '/sales-imports/$importId', at: '/sales-imports', open: importSales },
  ],
};
