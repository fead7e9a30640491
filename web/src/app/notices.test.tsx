import { getMe } from '@vitrine/contract/identity';
import { listNotices } from '@vitrine/contract/notices';
import { getSale } from '@vitrine/contract/sales';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';
import { seller } from './testing/points-facts.ts';
import { sale } from './testing/sales-facts.ts';

withNetwork();

test('SAL-06 a notice about a decided sale leads to the sale', async () => {
  const told = {
    id: id(60),
    kind: 'sale_refused' as const,
    facts: { saleId: sale().id, title: '123' },
    at: '2026-11-21T12:00:00.000Z',
    isRead: true,
  };
  network(
    answers(getMe, seller),
    answers(listNotices, () => ({ items: [told], next: null, unread: 0 })),
    answers(getSale, () => sale()),
  );
  await enter('/certificates');
  await userEvent.click(await screen.findByRole('button', { name: 'Avisos' }));
  await userEvent.click(await screen.findByRole('link', { name: /Venda da nota 123 recusada/ }));
  await waitFor(() => expect(window.location.pathname).toBe(`/sales/${sale().id}`));
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(sale().invoiceNumber) })).toBeTruthy();
});
