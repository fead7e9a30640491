import { saveProduct, getProduct, listProductsToManage, setCampaignStores } from '@vitrine/contract/campaigns';
import { getPoints } from '@vitrine/contract/ledger';
import { listSales } from '@vitrine/contract/sales';
import type { Page } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { addProduct, beginReport, choosePhoto, send, writeNumber } from '../support/report.ts';
import { aSale } from '../support/sales.ts';
import { aSeller, aShop, day, products, type Shop } from '../support/shop.ts';

const number = (page: Page) => page.getByLabel('Número da nota');
const date = (page: Page) => page.getByLabel('Data da venda');
const told = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const tooOld = 'A venda tem mais de 15 dias. O prazo para registrar terminou.';
const onward = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click();

test('SAL-01 SAL-02 SAL-05 a sale with everything that it may say is shown as it was written, with what each line earned', async ({
  page,
  seller,
  signInAs,
  checkAccessible,
}) => {
  await signInAs(seller);
  await beginReport(page);
  await page.getByRole('radio', { name: 'Cupom' }).check({ force: true });
  await page.getByRole('button', { name: 'Ontem' }).click();
  await page.getByText('Adicionar observação').click();
  await page.getByLabel('Observação', { exact: true }).fill('Cliente levou os dois juntos.');
  await checkAccessible(page);
  await writeNumber(page, 'A-77/3');
  await addProduct(page, 'Geladeira Inverse');
  await page.getByRole('button', { name: 'Mais um Geladeira Inverse' }).click();
  await addProduct(page, 'Micro-ondas Vapor');
  await expect(page.getByLabel('Total: 285 pontos')).toBeVisible();
  await checkAccessible(page);
  await send(page);
  await expect(page.getByText('Os pontos já estão no seu saldo e podem ser auditados.')).toBeVisible();
  await checkAccessible(page);

  await page.getByRole('link', { name: 'Ver a venda' }).click();
  const facts = page.getByRole('region', { name: 'Dados da venda' });
  for (const fact of ['Cupom', 'Horizonte Tatuapé, São Paulo', 'Cliente levou os dois juntos.']) await expect(facts).toContainText(fact);
  const lines = page.getByRole('region', { name: 'Produtos' });
  await expect(lines.getByRole('listitem').first()).toContainText('GEL-480 · 480 L · Lumina');
  await expect(lines.getByRole('listitem').first()).toContainText('120 por unidade × 2');
  await expect(lines.getByRole('listitem').first()).toContainText('+240');
  await expect(lines.getByRole('listitem').last()).toContainText('+45');
  await checkAccessible(page);
  await page.getByRole('link', { name: 'Voltar' }).click();
  const row = page.getByRole('list', { name: 'Minhas vendas' }).getByRole('listitem').filter({ hasText: 'Nota A-77/3' });
  await expect(row).toContainText('Em auditoria');
  await expect(row).toContainText('+285');
  await checkAccessible(page);
});

test('SAL-01 SAL-02 SAL-04 VAL-14 what cannot be right is told at its field before anything is sent, and what was typed stays', async ({
  page,
  signInAs,
}) => {
  const shop = await aShop({ begins: -5 });
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/v1/sales') reports.push(request.url());
  });
  await signInAs(await aSeller(shop));
  await page.goto('/insert-sales');
  await choosePhoto(page, { name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(told(page, 'Este tipo de arquivo não é aceito aqui.')).toBeVisible();

  await page.getByRole('button', { name: 'Minha loja não permite foto' }).click();
  await expect(page.getByRole('radio', { name: /Horizonte Tatuapé/ })).toBeChecked();
  await onward(page);
  await expect(told(page, 'Falta a foto da nota. Fotografe ou escolha um arquivo.')).toBeVisible();
  await expect(number(page)).toHaveAttribute('aria-invalid', 'true');
  await number(page).fill('000.482-915');
  for (const [typed, words] of [
    [day(-1), 'Esta data ainda não chegou na loja. Confira o dia da venda.'],
    [day(10), 'Esta data fica fora da campanha. Confira o dia da venda.'],
  ] as const) {
    await date(page).fill(typed);
    await expect(told(page, words)).toBeVisible();
    await expect(date(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(date(page)).toHaveValue(typed);
  }
  await expect(number(page)).toHaveValue('000.482-915');
  await date(page).fill(day());

  // A store that takes no part is found, says so, and cannot be chosen.
  await page.getByRole('button', { name: 'Outra loja' }).click();
  await page.getByRole('searchbox', { name: 'Nome da loja ou CNPJ' }).fill('Fora');
  await expect(page.getByRole('radio', { name: /Horizonte Fora/ })).toBeDisabled();
  await expect(page.getByText('Não participa')).toBeVisible();

  await page.getByRole('button', { name: /^Sem foto/ }).click();
  await choosePhoto(page);
  await expect(number(page)).toHaveValue('000.482-915');
  await onward(page);
  await send(page);
  await expect(told(page, 'Escolha pelo menos um item.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar produto ou SKU' }).fill('Cabo');
  await expect(page.getByRole('button', { name: /Cabo de força/ })).toBeDisabled(); // it earns nothing here
  await addProduct(page, 'Micro-ondas Vapor');
  const quantity = page.getByRole('textbox', { name: 'Quantidade de Micro-ondas Vapor' });
  for (const [typed, words] of [
    ['0', 'O número é pequeno demais.'],
    ['-2', 'O número é pequeno demais.'],
    ['1000', 'O número é grande demais.'],
  ] as const) {
    await quantity.fill(typed);
    await send(page);
    await expect(told(page, words)).toBeVisible();
    await expect(quantity).toHaveValue(typed);
  }
  expect(reports).toEqual([]);
  await quantity.fill('2');
  await send(page);
  await expect(page.getByRole('heading', { name: 'Venda enviada' })).toBeVisible();
  expect(reports).toHaveLength(1);
});

test('SAL-03 CMP-07 VAL-14 what only the server can know is told at its field, step by step, and what was typed stays', async ({
  page,
  guard,
  shop,
  seller,
  signInAs,
}) => {
  guard.expectNetworkLine(/status of 422/);
  await aSale(shop, seller, { invoiceNumber: '482915-A' });
  await signInAs(seller);
  await beginReport(page);
  await writeNumber(page, '000 482.915-a');
  await addProduct(page, 'Geladeira Inverse');
  await addProduct(page, 'Micro-ondas Vapor');

  await send(page);
  await expect(told(page, 'Você já enviou esta nota nesta campanha.')).toBeVisible();
  await expect(number(page)).toHaveValue('000 482.915-a');
  await number(page).fill('482916');

  // Meanwhile the store left the campaign, and a product the program.
  await callAs(shop.admin, setCampaignStores, {
    params: { campaignId: shop.campaignId },
    body: { add: [], remove: [shop.stores.own.id], addTaxIds: [] },
  });
  await retire(shop, products.microwave.sku);
  await onward(page);
  await send(page);
  await expect(told(page, 'Esta loja não participa da campanha. Escolha outra.')).toBeVisible();
  await page.getByRole('button', { name: 'Outra loja' }).click();
  await page.getByRole('searchbox', { name: 'Nome da loja ou CNPJ' }).fill('Quieta');
  await page.getByRole('radio', { name: /Horizonte Quieta/ }).check();
  await onward(page);
  const line = page.getByRole('listitem').filter({ hasText: 'Micro-ondas Vapor' });
  await expect(line.getByRole('alert')).toHaveText('Não conhecemos este código de produto. Escolha um da busca.');
  await line.getByRole('button', { name: 'Tirar Micro-ondas Vapor' }).click();
  await send(page);

  await expect(page.getByRole('heading', { name: 'Venda enviada' })).toBeVisible();
  await page.goto('/sales');
  await expect(page.getByRole('list', { name: 'Minhas vendas' }).getByRole('listitem')).toHaveCount(2);
});

async function retire({ admin }: Shop, sku: string): Promise<void> {
  const { items } = await callAs(admin, listProductsToManage, { query: { search: sku } });
  const params = { productId: items[0]?.id ?? '' };
  const { version, product } = await callAs(admin, getProduct, { params });
  await callAs(admin, saveProduct, { params, body: { version, product: { ...product, isActive: false } } });
}

test('VAL-14 SAL-04 a browser that says something else than its form is refused by the server all the same, at the same field', async ({
  page,
  guard,
  shop,
  seller,
  signInAs,
}) => {
  guard.expectNetworkLine(/status of (409|422)/);
  await signInAs(seller);
  await beginReport(page);
  await date(page).fill(day(16));
  await number(page).fill('9001');
  await onward(page);
  await expect(told(page, tooOld)).toBeVisible(); // the form itself
  await date(page).fill(day(15));
  await writeNumber(page, '9001');
  await addProduct(page, 'Geladeira Inverse');
  const says = async (lie: object, words: string) => {
    await page.route('**/api/v1/sales', async (route, request) => route.continue({ postData: { ...request.postDataJSON(), ...lie } }));
    const answered = page.waitForResponse('**/api/v1/sales'); // the words of the lie before are still there
    await send(page);
    await answered;
    await expect(told(page, words)).toBeVisible();
    await page.unroute('**/api/v1/sales');
  };
  const line = { sku: products.fridge.sku, quantity: 1 };

  // Bytes that are no picture, as many as the photo had.
  await page.route('**/api/files/*', (route, request) =>
    request.method() === 'PATCH'
      ? route.continue({ postData: Buffer.alloc(request.postDataBuffer()?.byteLength ?? 0, 'x') })
      : route.fallback(),
  );
  await send(page);
  await expect(told(page, 'O conteúdo do arquivo não corresponde ao seu nome.')).toBeVisible();
  await page.unroute('**/api/files/*');
  await page.getByRole('button', { name: /^Foto da nota/ }).click();
  await choosePhoto(page);
  await onward(page);

  for (const foreign of [{ points: 9_999 }, { state: 'approved' }, { tenantId: '01a1fd82-28f9-723c-87d7-3743388f31ac' }])
    await says(foreign, 'Confira os campos e envie de novo.');
  await says({ lines: [{ ...line, quantity: 1_000 }] }, 'O número é grande demais.');
  await says({ lines: [{ ...line, quantity: 0 }] }, 'O número é pequeno demais.');
  await says({ lines: [{ ...line, sku: 'NADA-1' }] }, 'Não conhecemos este código de produto. Escolha um da busca.');
  await says({ saleDate: day(16) }, tooOld);
  await expect(date(page)).toHaveAttribute('aria-invalid', 'true');

  expect((await callAs(seller, listSales, { query: {} })).items).toEqual([]);
  expect((await callAs(seller, getPoints, { query: { campaignId: shop.campaignId } })).points.credited).toBe(0);
});
