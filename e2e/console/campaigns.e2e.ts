import { aMark } from '../support/api.ts';
import { aManager, theirPage } from '../support/review-queue.ts';
import { expect, test } from '../support/fixtures.ts';
import { day } from '../support/shop.ts';
import { aSpreadsheet } from '../support/uploads.ts';

test('CMP-01 CMP-04 ADM-04 a campaign is written with its points and stores, published, and seen by who may take part', async ({
  page,
  browser,
  guard,
  shop,
  seller,
  signInAs,
}) => {
  test.slow(); // five screens of the console, and the learner's
  const name = `Primavera ${aMark()}`;
  await signInAs(await aManager(shop), { to: '/console/campaigns?open=new' });
  const form = page.getByRole('form', { name: 'Nova campanha' });
  await form.getByLabel('Nome').fill(name);
  await form.getByLabel('Resumo').fill('Venda e ganhe.');
  await form.getByLabel('Regulamento').fill('Cada venda vale uma vez.');
  await form.getByRole('button', { name: /^Usar 75 dias/ }).click();
  const [begins, ends] = [await form.getByLabel('Início').inputValue(), await form.getByLabel('Fim').inputValue()];
  expect((Date.parse(ends) - Date.parse(begins)) / 86_400_000).toBe(74);
  await form.getByLabel('Início').fill(day(40)); // the day on which the shop's campaign began
  await expect(form.getByText(/^Já há outra campanha neste trimestre/)).toBeVisible();
  await form.getByLabel('Início').fill(day(-3));
  await form.getByLabel('Fim').fill(day(-60));
  await form.getByRole('checkbox', { name: 'Brasil' }).check();
  await page.getByRole('button', { name: 'Nova campanha' }).click();
  await expect(page.getByText('Campanha criada como rascunho.')).toBeVisible();
  await expect(page.getByText('A tabela de pontos está vazia.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publicar' })).toHaveCount(0);

  await page.getByRole('link', { name: /regras? de pontos/ }).click();
  await page.getByText('Trazer de uma planilha').click();
  const rules = ['Vale para;Código, tipo ou marca;Pontos;XP', 'Produto (SKU);GEL-480;150;15', 'Marca;LUMINA;30;3', 'Marca;Boreal;10;1'];
  await page.getByLabel('Escolher arquivo').setInputFiles(aSpreadsheet('pontos.csv', rules));
  await expect(page.getByRole('row', { name: /Boreal/ })).toContainText('Este nome não está na lista.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByLabel('Pontos, regra 2')).toHaveValue('30');
  await expect(page.getByText('Há mudanças não salvas.')).toHaveCount(0);

  await page.getByRole('link', { name: 'Voltar' }).first().click();
  await page.getByRole('link', { name: /lojas? participa/ }).click();
  await page.getByRole('checkbox', { name: `${shop.stores.own.name} participa` }).check();
  await page.getByRole('link', { name: 'Voltar' }).first().click();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('dialog', { name: 'Publicar a campanha?' }).getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Campanha publicada.')).toBeVisible();

  const theirs = await theirPage(seller, { browser, guard, from: page, signInAs });
  await theirs.goto(new URL('/campaigns', page.url()).href);
  await theirs.getByRole('link', { name: `Ver campanha ${name}` }).click();
  await expect(theirs.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(theirs.getByText('Os pontos ainda podem mudar até a campanha começar.')).toBeVisible();
});
