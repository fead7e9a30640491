import { getMe } from '@vitrine/contract/identity';
import { listSales } from '@vitrine/contract/sales';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';
import { saleRow, seller } from './testing/sales-facts.ts';

withNetwork();
beforeEach(() =>
  network(
    answers(getMe, seller),
    answers(listSales, () => ({ items: [], next: null })),
  ),
);

test('SAL-06 my sales tell how each stands, and why one was refused', async () => {
  const decision = {
    at: '2026-11-21T13:00:00.000Z',
    state: 'reproved' as const,
    reason: 'photo_unreadable' as const,
    note: '',
    isCorrectable: true,
  };
  network(
    answers(listSales, () => ({
      items: [saleRow(), saleRow({ id: id(155), invoiceNumber: '77', state: 'reproved', decision, can: { revise: true } })],
      next: null,
    })),
  );
  await enter('/sales');
  const list = await screen.findByRole('list', { name: 'Minhas vendas' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toContain('Em auditoria');
  expect(second?.textContent).toContain('A foto não dá para ler.');
  expect(second?.textContent).toContain('Dá para corrigir');
});

test('SAL-01 without sales the next step is told', async () => {
  await enter('/sales');
  expect(await screen.findByRole('heading', { name: 'Nenhuma venda ainda' })).toBeTruthy();
});
