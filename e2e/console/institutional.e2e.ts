import { aClient } from '../support/clients.ts';
import { theirPage } from '../support/review-queue.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';

test('SES-18 EXP-03 ADM-03 an administrator writes a client’s terms in two languages; its people are asked to accept them, each in theirs, and read them inside', async ({
  page,
  signInAs,
  browser,
  guard,
}) => {
  guard.expectNetworkLine(/status of 422/);
  const client = await aClient();
  const author = await aPerson({ roles: ['client_administrator'] }, { by: client.admin });
  const quebecer = await aPerson({ fullName: 'Élise Gagnon', country: 'CA', languageId: 4, documentKind: 'other' }, { by: client.admin });
  await page.goto('/');
  const desktop = await theirPage(author, { browser, guard, from: page, signInAs });
  await desktop.goto(new URL(`/console/clients/${client.id}/texts/terms_and_conditions`, page.url()).href);
  const text = desktop.getByRole('textbox', { name: 'Texto' });
  await expect(desktop.getByText('Aparece com as palavras do produto até você publicar um texto.')).toBeVisible();
  await text.fill('# Nossas regras\n[Ajuda](javascript:alert(1))');
  await desktop.getByRole('button', { name: 'Publicar' }).click();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(text).toHaveValue('# Nossas regras\n[Ajuda](javascript:alert(1))');
  await text.fill('# Nossas regras\n- Uma conta por pessoa');
  await desktop.getByRole('tab', { name: /Français/ }).click();
  await text.fill('# Nos règles\n- Un compte par personne');
  await desktop.getByRole('button', { name: 'Publicar' }).click();
  await desktop.getByRole('button', { name: 'Li e aceito' }).click(); // whoever wrote them is asked as everybody is, and led back
  await expect(desktop.getByText(/^Versão 1, desde/)).toBeVisible();
  await desktop.context().close();

  await signInAs(client.person);
  await expect(page).toHaveURL('/accept-terms');
  await expect(page.getByRole('heading', { name: 'Nossas regras' })).toBeVisible();
  await page.getByRole('button', { name: 'Li e aceito' }).click();
  await expect(page).toHaveURL('/home');
  await page.goto('/terms-and-conditions');
  await expect(page.getByRole('heading', { name: 'Nossas regras' })).toBeVisible();
  await expect(page.getByText(/^Versão 1, em vigor desde/)).toBeVisible();

  const elises = await theirPage(quebecer, { browser, guard, from: page, signInAs });
  await expect(elises.getByRole('heading', { name: 'Nos règles' })).toBeVisible();
  await elises.getByRole('button', { name: 'J’ai lu et j’accepte' }).click();
  await expect(elises).toHaveURL('/home');
  await elises.context().close();
});
