import { aPerson } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';

/** In the words of somebody who reads French; those of the other languages stand beside their catalogs. */
const roles = [
  'Agent de vente',
  'Promoteur d’équipements',
  'Peintre',
  'Employé de comptoir',
  'Vendeur',
  'Commerçant',
  'Caissier',
  'Promoteur de la marque',
];

test('CLI-07 I18-01 the eight roles in the program are there to be given, in the reader’s language, and stand in the list', async ({
  page,
  person,
  signInAs,
}) => {
  await signInAs(await aPerson({ roles: ['client_administrator'], languageId: 4 }), { to: `/console/people?open=${person.memberId}` });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  const role = page.getByRole('combobox', { name: 'Fonction', exact: true }).filter({ visible: true });
  await expect(role.getByRole('option', { selected: true })).toHaveText('Vendeur');
  await expect(role.getByRole('option')).toHaveText(['Aucun', ...roles]);
  await role.selectOption('Peintre');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Enregistré.').first()).toBeVisible();

  await page.goto('/console/people');
  await page.getByRole('searchbox', { name: 'Chercher une personne' }).fill(person.email);
  await expect(page.getByRole('row').filter({ hasText: person.fullName })).toContainText('Peintre');
});

test('CLI-07 CLI-06 a store owner of the program works in no console: its pages, and what they ask the server, are refused', async ({
  page,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/status of 40[34]/);
  await signInAs(await aPerson({ programRole: 'store_owner' }), { to: '/profile' });
  await expect(page.getByRole('heading', { level: 1, name: 'Eu' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir o console' })).toHaveCount(0);
  for (const place of ['people', 'audit-log', 'sales-audit']) {
    await page.goto(`/console/${place}`);
    await expect(page.getByText('Não encontrado ou não possui permissão para acessar.'), place).toBeVisible();
  }
});
