import { writeComment, reportComment } from '@vitrine/contract/news';
import { aMark, callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPicture } from '../support/uploads.ts';

test('ADM-01 NEW-01 an editor writes a piece of news with a picture, sees it as a reader, publishes it, a seller reads it, and a reported comment is hidden', async ({
  page,
  person,
  signInAs,
  browser,
}) => {
  const title = `Virada ${aMark()}`;
  await signInAs('manager', { to: '/console/news' });
  await page.getByRole('link', { name: 'Nova notícia' }).click();
  await page.getByRole('dialog').getByLabel('Título').fill(title);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('textbox', { name: 'Resumo' }).fill('Uma vez e meia até domingo.');
  const add = async (kind: string) => {
    await page.getByRole('button', { name: 'Adicionar bloco' }).click();
    await page.getByRole('menuitem', { name: kind, exact: true }).click();
  };
  await add('Texto');
  const text = page.getByRole('listitem', { name: 'Texto, bloco 1' });
  await text.getByRole('textbox', { name: 'Texto' }).click();
  await page.keyboard.type('Fotografe a nota ');
  await text.getByRole('button', { name: 'Negrito' }).click();
  await page.keyboard.type('até domingo');
  await add('Imagem');
  const picture = page.getByRole('listitem', { name: 'Imagem, bloco 2' });
  await expect(picture.getByText('Envie o arquivo para publicar')).toBeVisible();
  await picture
    .getByLabel('Escolher arquivo: Imagem')
    .setInputFiles({ name: 'geladeira.png', mimeType: 'image/png', buffer: Buffer.from(aPicture()) });
  await expect(picture.getByText('Descreva a imagem para publicar')).toBeVisible();
  await picture.getByRole('button', { name: 'Subir: Imagem, bloco 2' }).click();
  const first = page.getByRole('listitem', { name: 'Imagem, bloco 1' });
  await first.getByRole('textbox', { name: 'Descrição da imagem' }).fill('Geladeira branca aberta');
  const preview = page.getByRole('region', { name: 'Prévia no celular' }).first();
  await expect(preview.getByAltText('Geladeira branca aberta')).toBeVisible();
  await expect(preview.getByText('até domingo', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar agora' }).click();
  await expect(page.getByText('Versão 1 publicada').first()).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await signInAs(person, { page: phone });
  await phone.goto(`/news?search=${encodeURIComponent(title)}`);
  await phone.getByRole('main').getByRole('link', { name: title }).click();
  await expect(phone.getByAltText('Geladeira branca aberta')).toBeVisible();
  await expect(phone.getByRole('main').getByText('até domingo', { exact: true })).toBeVisible();
  await phone.context().close();

  const newsId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { id: commentId } = await callAs(person, writeComment, { params: { newsId }, body: { text: 'Compre no meu site' } });
  await callAs('seller', reportComment, { params: { commentId }, body: { reason: 'spam' } });
  await page.reload();
  const comments = page.getByRole('region', { name: 'Comentários' });
  await expect(comments.getByText('Propaganda: 1')).toBeVisible();
  await comments.getByRole('button', { name: 'Ocultar' }).click();
  await expect(comments.getByText('Nada por julgar.')).toBeVisible();
  const readers = page.getByRole('region', { name: 'Quem leu' });
  await readers.getByText('Leram', { exact: true }).click();
  await expect(readers).toContainText(person.fullName);
});
