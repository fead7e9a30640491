import { aMark } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';

test('ADM-01 NAV-11 LST-01 an editor writes a page of blocks, previews it on phone and desktop, publishes it, and a learner opens it and the hotsite at their addresses', async ({
  page,
  person,
  signInAs,
  browser,
}) => {
  const mark = aMark()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  const slug = `pagina-${mark}`;
  await signInAs('admin', { to: '/console/pages' });
  await page.getByRole('link', { name: 'Nova página' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Título').fill(`Página ${mark}`);
  await dialog.getByLabel('Endereço').fill('home');
  await dialog.getByRole('button', { name: 'Começar' }).click();
  await expect(dialog.getByText('Este endereço é de uma tela do portal. Escolha outro.')).toBeVisible();
  await dialog.getByLabel('Endereço').fill(slug);
  await dialog.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Página ${mark}` }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Adicionar bloco' }).click();
  await page.getByRole('menuitem', { name: 'Título' }).click();
  await page.getByRole('textbox', { name: 'Título', exact: true }).last().fill('Como funciona');
  const look = page.getByRole('region', { name: 'Celular' });
  await expect(look.getByRole('heading', { name: 'Como funciona' })).toBeVisible();
  await page.getByText('Computador', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Computador' }).getByRole('heading', { name: 'Como funciona' })).toBeVisible();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Versão 1 no ar')).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await signInAs(person, { page: phone });
  await phone.goto(`/${slug}`);
  await expect(phone.getByRole('heading', { level: 1, name: `Página ${mark}` })).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Como funciona' })).toBeVisible();
  await phone.goto('/hotsite');
  await expect(phone.getByRole('heading', { level: 1, name: 'Clube Aurora' })).toBeVisible();

  await page.getByRole('button', { name: 'Tirar do ar' }).click();
  await expect(page.getByText('Fora do ar.')).toBeVisible();
  await phone.goto(`/${slug}`);
  await expect(phone.getByRole('heading', { level: 1, name: `Página ${mark}` })).toHaveCount(0);
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await phone.context().close();
});

test('NAV-11 ADM-01 a program without a hotsite gets one: made of blocks, previewed, published once, open to its members at its own address', async ({
  page,
  shop,
  seller,
  signInAs,
  browser,
}) => {
  await signInAs(await aPerson({ roles: ['client_administrator'] }, { by: shop.admin }), { to: '/console/pages' });
  await page.getByRole('link', { name: 'Nova página' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tipo').selectOption({ label: 'Hotsite, em /hotsite' });
  await dialog.getByLabel('Título').fill('Temporada do frio');
  await dialog.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Temporada do frio' }).first()).toBeVisible();
  const add = async (kind: string) => {
    await page.getByRole('button', { name: 'Adicionar bloco' }).click();
    await page.getByRole('menuitem', { name: kind, exact: true }).click();
  };
  await add('Título');
  await page.getByRole('textbox', { name: 'Título', exact: true }).last().fill('Quem gela ganha');
  await add('Texto');
  await page.getByRole('listitem', { name: 'Texto, bloco 2' }).getByRole('textbox', { name: 'Texto' }).click();
  await page.keyboard.type('Cada geladeira vale em dobro.');
  const look = page.getByRole('region', { name: 'Celular' });
  await expect(look.getByRole('heading', { name: 'Quem gela ganha' })).toBeVisible();
  await expect(look.getByText('Cada geladeira vale em dobro.')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Versão 1 no ar')).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await signInAs(seller, { page: phone });
  await phone.goto('/hotsite');
  await expect(phone.getByRole('heading', { level: 1, name: 'Temporada do frio' })).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Quem gela ganha' })).toBeVisible();
  await expect(phone.getByText('Cada geladeira vale em dobro.')).toBeVisible();
  await phone.context().close();
});
