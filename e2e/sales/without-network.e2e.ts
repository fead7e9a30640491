import { getPoints } from '@vitrine/contract/ledger';
import { listSales } from '@vitrine/contract/sales';
import { callAs, type Who } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { hasFirstTaps } from '../support/kept-app.ts';
import { addProduct, beginReport, send, writeNumber } from '../support/report.ts';
import type { Shop } from '../support/shop.ts';

/** What the server has of this seller: how many sales, and what they brought. */
const onServer = async ({ campaignId }: Shop, who: Who) => ({
  sales: (await callAs(who, listSales, { query: {} })).items.length,
  credited: (await callAs(who, getPoints, { query: { campaignId } })).points.credited,
});

test.describe('with the app on the device', () => {
  test.use({ serviceWorkers: 'allow' }); // it brings the screens that nobody opened yet

  test('SAL-01 D40 a draft survives a reload, is written to its end without a network, and is sent once, though the page was closed', async ({
    page,
    context,
    guard,
    shop,
    seller,
    signInAs,
  }) => {
    guard.expectNetworkLine(/ERR_INTERNET_DISCONNECTED/);
    await signInAs(seller);
    await beginReport(page);
    await expect(page.getByRole('radio', { name: /Horizonte Tatuapé/ })).toBeChecked();
    await page.getByLabel('Número da nota').fill('7001');
    await expect(page.getByText('Rascunho salvo', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Número da nota')).toHaveValue('7001');
    await expect(page.getByRole('button', { name: /^Foto da nota/ })).toBeVisible();

    await expect.poll(() => hasFirstTaps(page), { timeout: 30_000 }).toBe(true);
    await context.setOffline(true);
    await expect(page.getByText('Você está sem internet')).toBeVisible();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await addProduct(page, 'Geladeira Inverse');
    await send(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Venda guardada no aparelho' })).toBeVisible();
    await expect(page.getByText('1 envio espera a conexão.')).toBeVisible();
    await page.getByRole('link', { name: 'Ver minhas vendas' }).click();
    const waiting = page.getByRole('list', { name: 'Só neste aparelho' });
    await expect(waiting).toContainText('Nota 7001');
    await expect(waiting).toContainText('Espera a conexão');
    expect(await onServer(shop, seller)).toEqual({ sales: 0, credited: 0 });
    await page.close();

    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto('/sales');
    const sales = later.getByRole('list', { name: 'Minhas vendas' }).getByRole('listitem');
    await expect(sales).toHaveText(/Nota 7001.*Em auditoria/s);
    await expect(later.getByRole('list', { name: 'Só neste aparelho' })).toHaveCount(0);
    await later.reload();
    await expect(sales).toHaveCount(1);
    expect(await onServer(shop, seller)).toEqual({ sales: 1, credited: 120 });
  });
});

test('SAL-03 D40 when the sale arrived and only its answer was lost, it is asked for again and counts once', async ({
  page,
  context,
  guard,
  shop,
  seller,
  signInAs,
}) => {
  guard.expectNetworkLine(/ERR_FAILED/);
  await signInAs(seller);
  await beginReport(page);
  await writeNumber(page, '7002');
  await addProduct(page, 'Geladeira Inverse');
  const keys: (string | undefined)[] = [];
  await context.route('**/api/v1/sales', async (route, request) => {
    if (request.method() !== 'POST') return route.fallback();
    keys.push(request.headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });

  await send(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Venda guardada no aparelho' })).toBeVisible();
  expect(await onServer(shop, seller)).toEqual({ sales: 1, credited: 120 });
  await page.getByRole('link', { name: 'Ver minhas vendas' }).click();
  await expect(page.getByRole('list', { name: 'Minhas vendas' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Só neste aparelho' })).toHaveCount(0);

  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
  expect(await onServer(shop, seller)).toEqual({ sales: 1, credited: 120 });
});
