import { sendTicket } from '@vitrine/contract/support';
import { aMark, callAs } from '../support/api.ts';
import { openInQueue, theirPage } from '../support/review-queue.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';

test('EXP-02 CMP-10 ADM-05 staff claims a ticket, notes and answers it; the member reads the answer without the note, and rates it', async ({
  page,
  browser,
  guard,
  person,
  signInAs,
}) => {
  test.slow(); // two people
  const subject = `Nota recusada ${aMark()}`;
  await callAs(person, sendTicket, {
    body: { bornKey: crypto.randomUUID(), room: 'support', subject, message: 'A venda foi no dia 14.', fileIds: [] },
  });
  const agent = await aPerson({ roles: ['moderator'], fullName: 'Tati Alves' });
  await signInAs(agent, { to: '/console/tickets' });
  await page.getByRole('searchbox', { name: 'Buscar número, assunto ou pessoa' }).fill(subject);
  await openInQueue(page, subject);
  await expect(page.getByText('A venda foi no dia 14.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Prazo prometido' }).getByText('Faltam 7 dias úteis.')).toBeVisible();
  await page.getByRole('button', { name: 'Assumir' }).click();
  await expect(page.getByRole('button', { name: 'Assumir' })).toBeHidden();
  await page.getByText('Nota da equipe', { exact: true }).click();
  await page.getByLabel('Nota, lida só pela equipe').fill('A loja confirmou a entrega.');
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(page.getByText('Nota da equipe, Tati Alves')).toBeVisible();
  await page.getByText('Responder', { exact: true }).click();
  await page.getByLabel('Resposta', { exact: true }).fill('Revimos a nota e ela foi aprovada.');
  await page.getByRole('button', { name: 'Enviar e resolver' }).click();
  await expect(page.getByText('Resposta enviada e pedido resolvido.')).toBeVisible();

  const theirs = await theirPage(person, { browser, guard, from: page, signInAs });
  await theirs.goto(new URL('/support/tickets', page.url()).href);
  await theirs.getByRole('link', { name: `Ver conversa: ${subject}` }).click();
  await expect(theirs.getByText('Revimos a nota e ela foi aprovada.')).toBeVisible();
  await expect(theirs.getByText('A loja confirmou a entrega.')).toBeHidden();
  await theirs.getByRole('button', { name: '5 estrelas' }).click();
  await expect(theirs.getByText('Você deu nota 5.')).toBeVisible();
});

test('ADM-01 EXP-02 a keeper writes a question, sees it as members will, publishes it, and a member finds it', async ({
  page,
  browser,
  guard,
  person,
  signInAs,
}) => {
  test.slow(); // two people
  const question = `Onde fica a garantia ${aMark()}`;
  await signInAs('manager', { to: '/console/faq?open=new' });
  await page.getByLabel('Assunto', { exact: true }).selectOption('Prêmios');
  await page.getByLabel('Pergunta', { exact: true }).fill(question);
  await page.getByLabel('Resposta', { exact: true }).fill('Na caixa, junto da **nota**.');
  await expect(page.getByRole('region', { name: 'Como as pessoas leem' })).toContainText('Na caixa, junto da nota.');
  await page.getByRole('button', { name: 'Nova pergunta' }).click();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicada: já aparece na ajuda.')).toBeVisible();
  const theirs = await theirPage(person, { browser, guard, from: page, signInAs });
  await theirs.goto(new URL(`/faq?search=${encodeURIComponent(question)}`, page.url()).href);
  await expect(theirs.getByRole('heading', { name: question })).toBeVisible();
});
