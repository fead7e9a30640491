import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSalesImport, listSalesImportLines, steerSalesImport, type SalesImport } from '@vitrine/contract/sales';
import { permissions } from '@vitrine/domain/identity';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../../testing.tsx';

withNetwork();

const one: SalesImport = {
  id: anId(90),
  fileName: 'vendas.csv',
  campaignName: 'Verão',
  state: 'rehearsed',
  who: 'Lúcia Bittencourt',
  createdAt: '2026-11-20T12:00:00.000Z',
  problem: null,
  sameAs: null,
  lines: { read: 3, judged: 3, good: 2, bad: 1 },
  sales: { good: 2, applied: 0, undone: 0, kept: 0 },
  can: { apply: true, undo: false, cancel: true },
};
const line = {
  line: 4,
  seller: 'ana@x.test',
  invoiceNumber: '77',
  sku: 'X',
  verdict: 'bad' as const,
  refusal: 'store_unknown',
  field: 'store' as const,
};

test('SAL-01 ADM-02 a dry-run spreadsheet names each bad line at its field, and is applied and taken back', async () => {
  let now = one;
  answers(getSalesImport, () => now);
  answers(listSalesImportLines, ({ query }) => ({
    items: query.get('verdict') === 'bad' ? [{ ...line, value: 'Loja de outro' }] : [],
    next: null,
  }));
  const asked = answers(steerSalesImport, ({ params }) => {
    const isApplied = params['act'] === 'apply';
    now = isApplied
      ? { ...one, state: 'applied', sales: { ...one.sales, applied: 2 }, can: { apply: false, undo: true, cancel: false } }
      : { ...one, state: 'undone', sales: { ...one.sales, undone: 2 }, can: { apply: false, undo: false, cancel: false } };
    return now;
  });
  await openConsoleAt(`/sales-imports/${one.id}`);
  const lines = within(await screen.findByRole('table', { name: 'Linhas da planilha' }));
  expect(lines.getByText('Loja:')).toBeTruthy();
  expect(lines.getByText(/Não encontramos esta loja/)).toBeTruthy();
  expect(lines.getByText('Loja de outro')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Creditar 2 vendas' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer a importação' }));
  expect(await screen.findByText('Desfeita')).toBeTruthy();
  expect(asked.map(({ params }) => params['act'])).toEqual(['apply', 'undo']);
});

test('SAL-01 a spreadsheet without its columns says which ones; auditors find no imports', async () => {
  answers(getSalesImport, () => ({
    ...one,
    state: 'failed' as const,
    problem: { refusal: 'columns_missing' as const, line: 1, missing: ['seller' as const, 'sku' as const] },
    can: { apply: false, undo: false, cancel: true },
  }));
  await openConsoleAt(`/sales-imports/${one.id}`);
  expect(await screen.findByText('Faltam as colunas: Vendedor, Produto.')).toBeTruthy();
  document.body.replaceChildren();
  await openConsoleAt(`/sales-imports/${one.id}`, { can: permissions.filter((permission) => permission !== 'sales.import') });
  expect(screen.queryByText('vendas.csv')).toBeNull();
});
