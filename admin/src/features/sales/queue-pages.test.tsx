import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { approveSale, listSalesToAudit } from '@vitrine/contract/sales';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';
import { row, audited, placeOf, reviewQueue, leave } from './testing.ts';

withNetwork();

test('ADM-05 the next page of the queue comes before the last row is decided', async () => {
  reviewQueue();
  const asked = answers(listSalesToAudit, ({ query }) => ({
    items: query.get('after') === 'more' ? [row(2)] : [row(1)],
    next: query.get('after') === 'more' ? null : 'more',
    counts: { all: 2, mine: 0, flagged: 1, large: 0 },
  }));
  await openConsoleAt('/sales');
  expect(await screen.findByText(/90114/)).toBeTruthy();
  expect(asked.map(({ query }) => query.get('after'))).toContain('more');
});

test('ADM-05 what was decided and sent is not offered again, also while the queue cannot be asked for anew', async () => {
  let isFirst = true;
  answers(listSalesToAudit, () => {
    if (!isFirst) return refused('already_approved');
    isFirst = false;
    return { items: [row(1), row(2)], next: null, counts: { all: 2, mine: 0, flagged: 1, large: 0 } };
  });
  reviewQueue();
  answers(approveSale, ({ params }) =>
    audited(placeOf(params['saleId']), { can: { claim: false, decide: false } }, { state: 'approved', version: 2 }),
  );
  const { address } = await openConsoleAt('/sales');
  await userEvent.click(await screen.findByRole('link', { name: /Camila Rocha/ }));
  await screen.findByRole('button', { name: /Aprovar \+/ });
  await userEvent.keyboard('a');
  await waitFor(() => expect(address()).toContain(anId(102)));
  leave();
  expect(await screen.findByText('Nota 482915 · Camila Rocha aprovada.')).toBeTruthy();
  await screen.findByRole('button', { name: /Aprovar \+/ });
  await userEvent.keyboard('a');
  await waitFor(() => expect(address()).not.toContain(anId(102)));
  expect(screen.queryByRole('link', { name: /Camila Rocha/ })).toBeNull();
});
