import { listMyTickets } from '@vitrine/contract/support';
import { aMark, callAs } from './api.ts';
import { failWith } from './console-guard.ts';
import { expect, test } from './fixtures.ts';
import { emailTo, linkIn } from './mailbox.ts';
import { aPdf, aPicture } from './uploads.ts';

test('EXP-02 CMP-10 NAV-03 ERR-06 a seller finds an answer, asks the support with files while the first sending fails, and sees the number and the day', async ({
  page,
  person,
  guard,
  signInAs,
  checkAccessible,
}) => {
  await signInAs(person, { to: '/faq' });
  await page.getByRole('searchbox', { name: 'O que aconteceu?' }).fill('AUDITORIA');
  const entry = page.getByRole('listitem').filter({ hasText: 'Quanto tempo leva a auditoria?' });
  await entry.getByText('Quanto tempo leva a auditoria?').click();
  await expect(entry.getByText(/Até 5 dias úteis/)).toBeVisible();
  await entry.getByRole('button', { name: 'Sim', exact: true }).click();
  await expect(entry.getByText('Você disse que ajudou.', { exact: false })).toBeVisible();
  await checkAccessible(page);

  const words = `tampa trincada ${aMark()}`;
  await page.getByRole('searchbox', { name: 'O que aconteceu?' }).fill(words);
  await page.getByRole('link', { name: 'Escrever para a equipe' }).click();
  const form = page.getByRole('form', { name: 'Fale com a equipe' });
  await expect(form.getByLabel('Assunto')).toHaveValue(words);
  await expect(form.getByText(/7 dias úteis/)).toBeVisible();
  await form.getByLabel('Mensagem').fill('A cafeteira chegou com a tampa trincada.');
  await form
    .getByLabel('Anexar arquivo')
    .first()
    .setInputFiles([
      { name: 'tampa.png', mimeType: 'image/png', buffer: Buffer.from(aPicture()) },
      { name: 'pedido.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf(1)) },
    ]);
  await expect(form.getByText('pedido.pdf')).toBeVisible();

  guard.expectNetworkLine(/status of 503/);
  const failing = await failWith(page, '**/api/v1/tickets', 503);
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Não foi possível enviar sua mensagem, tente novamente mais tarde')).toBeVisible();
  await failing.stop();
  await page.reload(); // the draft lies on the device
  await expect(form.getByLabel('Mensagem')).toHaveValue('A cafeteira chegou com a tampa trincada.');
  await expect(form.getByText('pedido.pdf')).toBeVisible();
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { name: /^Pedido [\d.]+ recebido$/ })).toBeVisible();
  await expect(page.getByText(/^Resposta até /)).toBeVisible();
  await page.getByRole('link', { name: 'Ver meu pedido' }).click();
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await expect(page.getByRole('link', { name: /tampa/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'pedido.pdf' })).toBeVisible();
  await checkAccessible(page);
  expect((await callAs(person, listMyTickets, {})).items).toHaveLength(1);
});

test('LOG-02 EXP-02 NAV-01 anybody reads the public answers from the foot of the log-in, writes, and confirms by the e-mail', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Perguntas frequentes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Perguntas frequentes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Esqueci minha senha. Como entro?' })).toBeVisible();
  await page.getByRole('link', { name: 'Escrever para a equipe' }).click();
  const email = `visita-${aMark()}@exemplo.test`;
  await page.getByLabel('Seu nome').fill('Helena Duarte');
  await page.getByLabel('Seu e-mail').fill(email);
  await page.getByLabel('Assunto').fill('Quero cadastrar minha loja');
  await page.getByLabel('Mensagem').fill('Com quem falo?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeVisible();
  await page.goto(new URL(linkIn(await emailTo(email))).pathname);
  await expect(page.getByRole('heading', { name: 'Quero cadastrar minha loja' })).toBeVisible();
  await expect(page.getByText(/^Resposta até /)).toBeVisible();
});
