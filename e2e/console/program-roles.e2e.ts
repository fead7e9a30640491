import { aMark } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';

/** The eight roles in the program, in the words of each language. */
const words = {
  'pt-BR': ['Agente de vendas', 'Promotor de equipamentos', 'Pintor', 'Balconista', 'Vendedor', 'Lojista', 'Caixa', 'Promotor da marca'],
  'en-US': ['Sales agent', 'Equipment promoter', 'Painter', 'Counter clerk', 'Salesperson', 'Store owner', 'Cashier', 'Brand promoter'],
  'es-ES': [
    'Agente de ventas',
    'Promotor de equipos',
    'Pintor',
    'Dependiente',
    'Vendedor',
    'Dueño de tienda',
    'Cajero',
    'Promotor de marca',
  ],
  'fr-FR': [
    'Agent de vente',
    'Promoteur d’équipements',
    'Peintre',
    'Employé de comptoir',
    'Vendeur',
    'Commerçant',
    'Caissier',
    'Promoteur de la marque',
  ],
};

const consoles = [
  { locale: 'pt-BR', languageId: 1, field: 'Função', none: 'Nenhum', save: 'Salvar', saved: 'Salvo.', search: 'Buscar pessoa' },
  { locale: 'en-US', languageId: 2, field: 'Job', none: 'None', save: 'Save', saved: 'Saved.', search: 'Search people' },
  { locale: 'es-ES', languageId: 3, field: 'Función', none: 'Ninguno', save: 'Guardar', saved: 'Guardado.', search: 'Buscar persona' },
  {
    locale: 'fr-FR',
    languageId: 4,
    field: 'Fonction',
    none: 'Aucun',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    search: 'Chercher une personne',
  },
] as const;

for (const { locale, languageId, field, none, save, saved, search } of consoles)
  test(`CLI-07 I18-01 the eight roles in the program are there to be given, in ${locale}, and stand in the list`, async ({
    page,
    person,
    signInAs,
  }) => {
    await signInAs(await aPerson({ roles: ['client_administrator'], languageId }));
    await page.goto(`/console/people?open=${person.memberId}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const role = page.getByRole('combobox', { name: field, exact: true }).filter({ visible: true });
    await expect(role.getByRole('option', { selected: true })).toHaveText(words[locale][4] ?? '');
    await expect(role.getByRole('option')).toHaveText([none, ...words[locale]]);
    const given = words[locale][2] ?? '';
    await role.selectOption(given);
    await page.getByRole('button', { name: save, exact: true }).click();
    await expect(page.getByText(saved).first()).toBeVisible();

    await page.goto('/console/people');
    await page.getByRole('searchbox', { name: search }).fill(person.email);
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: person.fullName })
        .or(page.getByRole('listitem').filter({ hasText: person.fullName })),
    ).toContainText(given);
  });

test('CLI-07 CLI-06 a store owner of the program works in no console: its pages, and what they ask the server, are refused', async ({
  page,
  signInAs,
  guard,
  checkAccessible,
}) => {
  guard.expectNetworkLine(/status of 40[34]/);
  await signInAs(await aPerson({ programRole: 'store_owner' }));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Eu' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir o console' })).toHaveCount(0);
  for (const place of ['people', 'audit-trail', 'sales-audit']) {
    await page.goto(`/console/${place}`);
    await expect(page.getByText('Não encontrado ou não possui permissão para acessar.'), place).toBeVisible();
  }
  await checkAccessible(page);
});

test('VAL-12 a percent sign in a list’s search is no sign to search for, and a name keeps its own', async ({ page, signInAs }) => {
  const mark = aMark();
  const named = await aPerson({ fullName: `Desconto 50% ${mark}` });
  await signInAs(await aPerson({ roles: ['client_administrator'] }));
  await page.goto('/console/people');
  const search = page.getByRole('searchbox', { name: 'Buscar pessoa' });
  const found = page.getByText(named.fullName, { exact: true }).filter({ visible: true });
  await search.fill(`${mark.slice(0, 4)}%${mark.slice(4)}`);
  await expect(found).toBeVisible();
  await expect(page.getByText('1 linha', { exact: true })).toBeVisible();
  await search.fill(`Desconto%${mark}`); // the sign stands for nothing: between the two words there is more
  await expect(found).toHaveCount(0);
  await search.fill('%');
  await expect(page.getByText(/^\d{2,} (de|linhas) /)).toBeVisible(); // as if nothing were searched for
});
