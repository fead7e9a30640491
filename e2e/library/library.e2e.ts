import { expect, test } from '../support/fixtures.ts';
import { aFolder, aLibraryCategory, aLibraryFile } from '../support/library.ts';
import { aPdf, aPicture } from '../support/uploads.ts';

test('LIB-01 LIB-02 FIL-01 LST-01 a seller finds folders by name and by id, filters by category and extension, opens a picture and a document, downloads it, and confirms to have read it', async ({
  page,
  shop,
  seller,
  signInAs,
  checkAccessible,
}) => {
  const fridges = await aFolder(shop, 'Geladeiras & Freezers');
  const inverse = await aFolder(shop, 'Inverse', fridges.id);
  const manuals = await aLibraryCategory(shop, 'Manuais');
  await aLibraryFile(shop, { folderId: fridges.id, name: 'cartaz.png', bytes: aPicture(), title: 'Cartaz da virada' });
  await aLibraryFile(shop, {
    folderId: fridges.id,
    name: 'precos.csv',
    bytes: Buffer.from('modelo,preco\nA,1\n'),
    title: 'Tabela de preços',
  });
  const policyId = await aLibraryFile(shop, {
    folderId: inverse.id,
    name: 'Política de trocas.pdf',
    bytes: aPdf(2),
    title: 'Política de trocas',
    categoryId: manuals,
    isMustRead: true,
  });
  await signInAs(seller, { to: '/library' });
  await expect(page.getByRole('link', { name: '1 leitura obrigatória' })).toBeVisible();
  await checkAccessible(page);
  await page.getByRole('link', { name: 'Geladeiras & Freezers 3 arquivos' }).click();
  await expect(page).toHaveURL(/\/library\/geladeiras-freezers$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Tabela de preços' })).toContainText('Planilha');
  await expect(page.getByRole('main').getByText('Política de trocas')).toBeHidden(); // it stands one folder deeper
  await page.goto(`/libraries/${inverse.id}`);
  await expect(page).toHaveURL(/\/library\/inverse$/);
  await expect(page.getByRole('navigation', { name: 'Caminho' }).getByRole('link', { name: 'Geladeiras & Freezers' })).toBeVisible();

  await page.goto(`/library/${fridges.slug}`);
  const filters = page.getByRole('dialog', { name: 'Filtros' });
  await page.getByRole('button', { name: 'Mais filtros' }).click();
  await filters.getByLabel('Categoria').selectOption('Manuais');
  await filters.getByRole('button', { name: 'Mostrar' }).click();
  await expect(page).toHaveURL(new RegExp(`categories=${manuals}`));
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Política de trocas' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Tabela de preços')).toBeHidden();
  await page.getByRole('button', { name: 'Mais filtros' }).click();
  await filters.getByLabel('Categoria').selectOption('Todos');
  await filters.getByLabel('Tipo ou extensão').selectOption('PNG');
  await filters.getByRole('button', { name: 'Mostrar' }).click();
  await expect(page.getByRole('main').getByText('Política de trocas')).toBeHidden();
  await page.getByRole('link', { name: 'Cartaz da virada' }).click();
  const picture = page.getByRole('img', { name: 'Cartaz da virada' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.goto('/library?subscription_type=assigned');
  await page.getByRole('link', { name: 'Política de trocas' }).click();
  await expect(page.getByText('1 de 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirmar leitura' })).toBeDisabled();
  await checkAccessible(page);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Baixar' }).click()]);
  expect(saved.suggestedFilename()).toBe('Política de trocas.pdf');
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await page.getByRole('button', { name: 'Confirmar leitura' }).click();
  await expect(page.getByText(/^Versão 1 lida em/)).toBeVisible();
  await page.goto('/library');
  await expect(page.getByRole('link', { name: 'Geladeiras & Freezers 3 arquivos' })).toBeVisible();
  await expect(page.getByRole('link', { name: /leitura obrigatória/ })).toBeHidden();
  await page.goto(`/libraries/${policyId}`);
  await expect(page.getByText(/^Versão 1 lida em/)).toBeVisible();
});
