import { addReply, createBoard, listReplies, openTopic, reportPost } from '@vitrine/contract/forum';
import { listNotices } from '@vitrine/contract/notices';
import { aMark, callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';

test('FOR-02 ADM-07 a moderator clears the queue: one text is removed with a reason and a pause, one is kept, and its author is let write again', async ({
  page,
  person,
  signInAs,
  checkAccessible,
}) => {
  const mark = aMark();
  const empty = { groupIds: [], areaIds: [], tagIds: [] };
  const { id: boardId } = await callAs('admin', createBoard, {
    body: { name: { 'pt-BR': `Quadro ${mark}` }, description: {}, position: 900, opener: 'members', ...empty },
  });
  const { id: topicId } = await callAs(person, openTopic, {
    params: { boardId },
    body: { title: `Preços ${mark}`, text: 'Quanto custa?' },
  });
  const seller = await aPerson({ fullName: `Vendedor ${mark}` });
  const write = async (text: string) =>
    (await callAs(seller, addReply, { params: { topicId }, body: { text, quoteId: null, recording: null } })).id;
  const report = (postId: string) =>
    callAs(person, reportPost, { params: { postId }, body: { reason: 'advertising', note: 'Vende por fora' } });
  await report(await write(`Compre comigo ${mark}`));
  await report(await write(`Na etiqueta ${mark}`));

  await signInAs(await aPerson({ fullName: `Moderação ${mark}`, roles: ['moderator'] }), { to: `/console/forum?search=Vendedor ${mark}` });
  await page.getByRole('link', { name: new RegExp(`Compre comigo ${mark}`) }).click();
  await expect(page.getByRole('region', { name: 'Texto denunciado' })).toContainText(`Compre comigo ${mark}`);
  await expect(page.getByText('Vende por fora')).toBeVisible();
  await checkAccessible(page);
  await page.getByRole('radio', { name: /^Remover/ }).check();
  await page.getByRole('button', { name: 'Remover o texto' }).click();
  await expect(page.getByText('Escreva o motivo.')).toBeVisible();
  await page.getByLabel('Motivo').fill('Venda por fora do programa');
  await page.getByLabel('Pausa para escrever').selectOption('7');
  const isKept = page.waitForResponse((answer) => answer.url().endsWith('/claim')); // the next one, from other moderators
  await page.getByRole('button', { name: 'Remover o texto' }).click();
  await expect(page.getByText(`Texto de Vendedor ${mark} removido.`)).toBeVisible();

  // The next one opens by itself, and is judged by keys alone.
  await expect(page.getByRole('region', { name: 'Texto denunciado' })).toContainText(`Na etiqueta ${mark}`);
  await isKept;
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Manter o texto' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Texto de Vendedor ${mark} mantido.`)).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(mark) })).toHaveCount(0);

  const { items } = await callAs(person, listReplies, { params: { topicId }, query: {} });
  expect(items.map(({ text }) => text)).toEqual([`Na etiqueta ${mark}`]);
  const told = await callAs(seller, listNotices, { query: {} });
  expect(told.items.map(({ facts }) => String(facts['title']))).toContainEqual(
    expect.stringContaining('Motivo: Venda por fora do programa'),
  );

  await page.getByRole('link', { name: 'Pausas' }).click();
  await page.getByRole('button', { name: `Liberar Vendedor ${mark}` }).click();
  await expect(page.getByText('Pausa encerrada.')).toBeVisible();
  await expect(page.getByText(`Vendedor ${mark}`)).toHaveCount(0);
  await write(`De volta ${mark}`);
});
