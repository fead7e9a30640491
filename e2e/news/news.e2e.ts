import { createNews, getNewsDraft, publishNews, saveNews } from '@vitrine/contract/news';
import { aMark, callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';

const paragraph =
  '<p>Comece pela conta de luz, não pelo desconto. O cliente faz a soma sozinho, e quem mostra o número com o dedo vende mais.</p>';

test('NEW-01 FIL-01 a seller finds a piece of news, reads it to its end, says something of it, and keeps it as a favourite', async ({
  page,
  person,
  signInAs,
}) => {
  const title = `Geladeiras ${aMark()}`;
  const { id: newsId } = await callAs('admin', createNews, { body: { title: { 'pt-BR': title } } });
  const { news } = await callAs('admin', getNewsDraft, { params: { newsId } });
  const blocks = Array.from({ length: 20 }, () => ({ id: crypto.randomUUID(), kind: 'text' as const, html: { 'pt-BR': paragraph } }));
  await callAs('admin', saveNews, { params: { newsId }, body: { version: 1, news: { ...news, blocks, isMustRead: true } } });
  await callAs('admin', publishNews, { params: { newsId }, body: { version: 2 } });

  await signInAs(person, { to: `/news?subscription_type=assigned&search=${encodeURIComponent(title)}` });
  await expect(page.getByText('1 notícia', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Conta quando você chega ao fim.')).not.toBeInViewport();
  await page.getByRole('heading', { name: 'Comentários' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Leitura registrada.')).toBeVisible();

  await page.getByLabel('Seu comentário').fill('Vale para a de 127 V também?');
  await page.getByRole('button', { name: 'Comentar' }).click();
  const said = page.getByRole('listitem').filter({ hasText: 'Vale para a de 127 V também?' });
  await expect(said).toContainText('Você');
  await expect(page.getByLabel('Seu comentário')).toHaveValue('');
  await said.getByRole('button', { name: 'Editar meu comentário' }).click();
  await page.getByRole('listitem').getByLabel('Seu comentário').fill('E para a de 220 V?');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'E para a de 220 V?' })).toContainText('editado');

  const heart = page.getByRole('button', { name: `Favoritar ${title}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(async () => {
    await page.goto('/news?favorite=favorite&progress=done');
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
