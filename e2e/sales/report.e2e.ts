import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { addProduct, beginReport, choosePhoto, send, writeNumber } from '../support/report.ts';
import { aSeller, aShop, day } from '../support/shop.ts';

const number = (page: Page) => page.getByLabel('Número da nota');
const date = (page: Page) => page.getByLabel('Data da venda');
const told = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const onward = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click();
/** A held button counts on until the finger leaves it; held down to one, it does not take the line away. */
async function holdQuantity(page: Page, product: string): Promise<void> {
  const quantity = page.getByLabel(`Quantidade de ${product}`);
  const more = page.getByRole('button', { name: `Mais um ${product}` });
  await more.dispatchEvent('pointerdown', { button: 0 });
  await expect.poll(async () => Number(await quantity.inputValue())).toBeGreaterThan(4);
  await more.dispatchEvent('pointerup');
  await page.getByRole('button', { name: `Menos um ${product}` }).dispatchEvent('pointerdown', { button: 0 });
  await expect(quantity).toHaveValue('1');
  await page.getByRole('button', { name: `Tirar ${product}` }).dispatchEvent('pointerup');
  await expect(quantity).toHaveValue('1');
}

test('SAL-01 SAL-02 SAL-03 SAL-05 CON-02 ERR-06 a sale with everything that it may say is shown as it was written, with what each line earned; the same invoice again is told at its number', async ({
  page,
  guard,
  seller,
  signInAs,
}) => {
  await signInAs(seller);
  await beginReport(page);
  await page.getByRole('radio', { name: 'Cupom' }).check({ force: true });
  await page.getByRole('button', { name: 'Ontem' }).click();
  await page.getByText('Adicionar observação').click();
  await page.getByLabel('Observação', { exact: true }).fill('Cliente levou os dois juntos.');
  await writeNumber(page, 'A-77/3');
  await addProduct(page, 'Geladeira Inverse');
  await holdQuantity(page, 'Geladeira Inverse');
  await page.getByRole('button', { name: 'Mais um Geladeira Inverse' }).click();
  await addProduct(page, 'Micro-ondas Vapor');
  await expect(page.getByLabel('Total: 285 pontos')).toBeVisible();
  await send(page);
  await expect(page.getByText('Os pontos já estão no seu saldo e podem ser auditados.')).toBeVisible();

  await page.getByRole('link', { name: 'Ver a venda' }).click();
  const facts = page.getByRole('region', { name: 'Dados da venda' });
  for (const fact of ['Cupom', 'Horizonte Tatuapé, São Paulo', 'Cliente levou os dois juntos.']) await expect(facts).toContainText(fact);
  const lines = page.getByRole('region', { name: 'Produtos' });
  await expect(lines.getByRole('listitem').first()).toContainText('GEL-480 · 480 L · Lumina');
  await expect(lines.getByRole('listitem').first()).toContainText('120 por unidade × 2');
  await expect(lines.getByRole('listitem').first()).toContainText('+240');
  await expect(lines.getByRole('listitem').last()).toContainText('+45');
  await page.getByRole('link', { name: 'Voltar' }).click();
  const row = page.getByRole('list', { name: 'Minhas vendas' }).getByRole('listitem').filter({ hasText: 'Nota A-77/3' });
  await expect(row).toContainText('Em auditoria');
  await expect(row).toContainText('+285');

  guard.expectNetworkLine(/status of 422/);
  await beginReport(page);
  await writeNumber(page, 'a 77-3');
  await addProduct(page, 'Geladeira Inverse');
  await send(page);
  await expect(told(page, 'Você já enviou esta nota nesta campanha.')).toBeVisible();
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
  await signInAs(await aSeller(shop), { to: '/insert-sales' });
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
