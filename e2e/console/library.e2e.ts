import { confirmReading, getLibrary } from '@vitrine/contract/library';
import { aMark, callAs } from '../support/api.ts';
import { aManager } from '../support/review-queue.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPdf, aPicture } from '../support/uploads.ts';

test('ADM-01 LIB-01 LIB-02 an editor makes a folder, sends several files of which one is refused, moves the folder, publishes a new version, and sees who has read it', async ({
  page,
  guard,
  shop,
  seller,
  signInAs,
}) => {
  const mark = aMark();
  guard.expectNetworkLine(/status of 4(22|09)/); // a name that is taken, and a file that lies about its kind
  await signInAs(await aManager(shop), { to: '/console/library' });
  for (const name of [`Campanhas ${mark}`, `Virada ${mark}`]) {
    await page.getByRole('button', { name: 'Nova pasta' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Nome da pasta' }).fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar pasta' }).click();
    await expect(page.getByRole('list', { name: 'Caminho' }).getByText(name)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Nova pasta' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nome da pasta' }).fill(`VIRADA ${mark}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar pasta' }).click();
  await expect(page.getByRole('dialog').getByText('Já há uma pasta com este nome aqui.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Agora não' }).click();

  await page.getByRole('button', { name: `Mais ações de Virada ${mark}` }).click();
  await page.getByRole('menuitem', { name: 'Mover pasta' }).click();
  await page.getByRole('dialog').getByLabel('Para dentro de').selectOption(`Campanhas ${mark}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Mover pasta' }).click();
  await expect(page.getByRole('list', { name: 'Caminho' }).getByRole('listitem')).toHaveText([`Campanhas ${mark}`, `Virada ${mark}`]);

  await page.getByLabel('Escolher arquivos para enviar').setInputFiles([
    { name: 'Guia de vitrine.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf(2)) },
    { name: 'Cartaz A3.png', mimeType: 'image/png', buffer: Buffer.from(aPicture()) },
    { name: 'Preços.csv', mimeType: 'text/csv', buffer: Buffer.from('modelo,preco\nA,1\n') },
    { name: 'Manual falso.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html><script>alert(1)</script></html>') },
  ]);
  const sent = page.getByRole('region', { name: 'Envio de arquivos' });
  await expect(sent.getByText('4 de 4 prontos')).toBeVisible();
  await expect(sent.getByRole('listitem').filter({ hasText: 'Manual falso.pdf' })).toContainText('não corresponde ao seu nome');
  const table = page.getByRole('table', { name: 'Arquivos' });
  await expect(table.getByRole('row')).toHaveCount(4); // and its head
  await expect(page.getByRole('navigation', { name: 'Pastas' }).getByRole('link', { name: `Virada ${mark}` })).toContainText('3');

  await table.getByRole('link', { name: /Guia de vitrine/ }).click();
  await page.getByRole('textbox', { name: 'Título' }).fill(`Guia ${mark}`);
  await page.getByRole('switch', { name: 'Leitura obrigatória' }).click({ force: true });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Prévia no celular' }).first()).toContainText('Confirmar leitura');
  await expect(page.getByText(/^0 de \d+ confirmaram/)).toBeVisible();
  const libraryId = page.url().split('/').at(-1) ?? '';

  await page.getByRole('button', { name: 'Nova versão' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova versão' });
  await dialog
    .getByLabel('Escolher arquivo: Arquivo')
    .setInputFiles({ name: 'Guia 2.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf(3)) });
  await expect(dialog.getByText('Guia 2.pdf')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'O que mudou' }).fill('Duas fotos novas.');
  await dialog.getByRole('button', { name: 'Publicar versão' }).click();
  await expect(page.getByText('Versão 2 no ar', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Versões' }).getByRole('listitem').first()).toContainText('Duas fotos novas.');

  const { file } = await callAs(seller, getLibrary, { params: { libraryId } });
  expect(file).toMatchObject({ versionNumber: 2, note: 'Duas fotos novas.', isMustRead: true });
  await callAs(seller, confirmReading, { params: { libraryId }, body: { versionId: file?.versionId ?? '' } });
  await page.reload();
  const readers = page.getByRole('region', { name: 'Quem leu' });
  await expect(readers.getByText(/^1 de \d+ confirmaram/)).toBeVisible();
  await readers.getByText('Já leram', { exact: true }).click();
  await expect(readers.getByRole('list').last().getByRole('listitem')).toHaveText([new RegExp(`${seller.fullName}.*Leu em`)]);
});
