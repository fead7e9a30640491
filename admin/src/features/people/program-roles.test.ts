import { programRoles } from '@vitrine/domain/identity';
import { expect, test } from 'vitest';

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
} as const;

for (const [locale, named] of Object.entries(words))
  test(`CLI-07 I18-01 the eight roles in the program have their words in ${locale}`, async () => {
    const { default: catalog } = await import(`./i18n/${locale}.json`);
    const said: Record<string, string> = JSON.parse(/"programRole":(\{[^}]*\})/.exec(JSON.stringify(catalog))?.[1] ?? '{}');
    expect(programRoles.map((role) => said[role])).toEqual(named);
  });
