import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { approveSale, getSaleToAudit, listSalesToAudit, refuseSale } from '@vitrine/contract/sales';
import { listPeople } from '@vitrine/contract/people';
import { locales } from '@vitrine/domain/kernel';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';
import { row, audited, aQueue, placeOf, reviewQueue, leave, until } from './testing.ts';

withNetwork();

test('ADM-05 SAL-06 an open sale is claimed, and A approves it and leads to the next one', async () => {
  aQueue();
  const claims = reviewQueue();
  const asked = answers(approveSale, () =>
    audited(1, { claim: null, can: { claim: false, decide: false } }, { state: 'approved', version: 2 }),
  );
  const { address } = await openConsoleAt('/sales');
  await userEvent.click(await screen.findByRole('link', { name: /Camila Rocha/ }));
  expect(await screen.findByRole('img', { name: 'Foto da nota 482915' })).toBeTruthy();
  await waitFor(() => expect(claims[0]?.body).toEqual({ version: 1 }));
  expect(await screen.findByText('Recusar: o saldo vai de 2.480 para 2.240.')).toBeTruthy();
  await userEvent.keyboard('a');
  await waitFor(() => expect(address()).toContain(anId(102)));
  expect(asked).toHaveLength(0);
  leave();
  await waitFor(() => expect(asked[0]?.body).toEqual({ version: 1 }));
  expect(await screen.findByText('Nota 482915 · Camila Rocha aprovada.')).toBeTruthy();
});

test('ADM-05 U takes a decision back before it is sent, and leads to its sale again', async () => {
  aQueue();
  reviewQueue();
  const asked = answers(approveSale, () => audited(1));
  const { address } = await openConsoleAt(`/sales?open=${anId(101)}`);
  await screen.findByRole('button', { name: /Aprovar/ });
  await userEvent.keyboard('a');
  expect(await screen.findByText('Aprovar a nota 482915 · Camila Rocha')).toBeTruthy();
  expect(screen.getByText('Enviada em 10 segundos. Sair da página envia agora.')).toBeTruthy();
  await waitFor(() => expect(address()).toContain(anId(102)));
  await userEvent.keyboard('u');
  await waitFor(() => expect(address()).toContain(anId(101)));
  expect(screen.queryByText('Aprovar a nota 482915 · Camila Rocha')).toBeNull();
  leave();
  expect(asked).toHaveLength(0);
});

test('ADM-05 leaving the review queue for another place of the console sends what waits', async () => {
  aQueue();
  reviewQueue();
  answers(listPeople, () => ({ items: [], next: null }));
  const asked = answers(approveSale, () => audited(1, { can: { claim: false, decide: false } }, { state: 'approved', version: 2 }));
  await openConsoleAt(`/sales?open=${anId(101)}`);
  await screen.findByRole('button', { name: /Aprovar/ });
  await userEvent.keyboard('a');
  expect(asked).toHaveLength(0);
  await userEvent.click(screen.getByRole('link', { name: 'Pessoas' }));
  await waitFor(() => expect(asked).toHaveLength(1));
});

test('D73 an address that somebody kept with the older word of a state leads to the same sales', async () => {
  reviewQueue();
  const asked = answers(listSalesToAudit, () => ({
    items: [row(1, { state: 'reproved' })],
    next: null,
    counts: { all: 1, mine: 0, flagged: 0, large: 0 },
  }));
  await openConsoleAt('/sales?state=refused');
  expect(await screen.findByRole('link', { name: /Camila Rocha/ })).toBeTruthy();
  expect(asked.map(({ query }) => query.get('state'))).toEqual(['reproved']);
});

test('ADM-05 several sales are refused with one reason, and each answer is told for itself', async () => {
  aQueue();
  reviewQueue();
  const asked = answers(refuseSale, ({ params }) =>
    params['saleId'] === anId(102)
      ? refused('already_approved')
      : audited(1, { can: { claim: false, decide: false } }, { state: 'reproved', version: 2 }),
  );
  await openConsoleAt(`/sales?open=${anId(101)}`);
  await screen.findByRole('button', { name: /Aprovar/ });
  await userEvent.keyboard('xj');
  await screen.findByRole('img', { name: 'Foto da nota 90114' });
  await userEvent.keyboard('xd');
  expect(await screen.findByRole('heading', { name: '2 vendas na seleção' })).toBeTruthy();
  expect(screen.getByText('Recusar: 480 voltam de 2 pessoas.')).toBeTruthy();
  await userEvent.keyboard('2r');
  expect(await screen.findByText('Recusar 2 vendas')).toBeTruthy();
  leave();
  expect(await screen.findByText('1 de 2 decisões gravadas')).toBeTruthy();
  expect(asked.map(({ body }) => body.reason)).toEqual(['invoice_repeated', 'invoice_repeated']);
  expect(screen.getByRole('link', { name: '90114 · Jonas Prado' })).toBeTruthy();
  expect(screen.getByText(/Outra pessoa já aprovou esta venda/)).toBeTruthy();
});

test('SAL-06 a refusal asks for its reason, which one key gives; "other" asks for words', async () => {
  aQueue();
  reviewQueue();
  const asked = answers(refuseSale, () => audited(1, { can: { claim: false, decide: false } }, { state: 'reproved', version: 2 }));
  await openConsoleAt(`/sales?open=${anId(101)}`);
  await screen.findByRole('button', { name: /Recusar/ });
  await userEvent.keyboard('r');
  expect(await screen.findByText('Escolha o motivo antes de recusar.')).toBeTruthy();
  await userEvent.keyboard('8');
  const note = await screen.findByRole('textbox', { name: 'Recado para quem vendeu' });
  await waitFor(() => expect(document.activeElement).toBe(note));
  await userEvent.keyboard('{Escape}r');
  expect(asked).toHaveLength(0);
  await userEvent.keyboard('{Escape}1r');
  leave();
  await waitFor(() => expect(asked[0]?.body).toEqual({ version: 1, reason: 'photo_unreadable', note: '' }));
});

test('SAL-06 a decision that came too late is told what happened meanwhile', async () => {
  aQueue();
  let isDecided = false;
  reviewQueue();
  answers(getSaleToAudit, ({ params }) =>
    isDecided && params['saleId'] === anId(101)
      ? audited(
          1,
          { decidedBy: 'Bruna Alves', can: { claim: false, decide: false } },
          {
            state: 'approved',
            version: 2,
            decision: { at: '2026-11-21T13:00:00.000Z', state: 'approved', reason: null, note: '', isCorrectable: false },
          },
        )
      : audited(placeOf(params['saleId'])),
  );
  answers(approveSale, () => {
    isDecided = true;
    return refused('already_approved');
  });
  await openConsoleAt(`/sales?open=${anId(101)}`);
  await userEvent.click(await screen.findByRole('button', { name: /Aprovar/ }));
  leave();
  expect(await screen.findByText('Sua decisão não foi gravada')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: '482915 · Camila Rocha' }));
  expect(await screen.findByText(/Bruna Alves aprovou em/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Aprovar/ })).toBeNull());
});

test('SAL-06 a sale that somebody else looks at is shown with their name, and A does nothing', async () => {
  const theirs = { by: 'Bruna Alves', isMine: false, until };
  aQueue([row(1, { claim: theirs }), row(2)]);
  answers(getSaleToAudit, ({ params }) => audited(placeOf(params['saleId']), params['saleId'] === anId(101) ? { claim: theirs } : {}));
  const asked = answers(approveSale, () => audited(1));
  await openConsoleAt(`/sales?open=${anId(101)}`);
  expect(await screen.findByText('Bruna Alves está auditando esta venda')).toBeTruthy();
  await userEvent.keyboard('a');
  expect(asked).toHaveLength(0);
});

test('SAL-06 the photo is drawn nearer and turned by keys', async () => {
  aQueue();
  reviewQueue();
  await openConsoleAt(`/sales?open=${anId(101)}`);
  const photo = await screen.findByRole('img', { name: 'Foto da nota 482915' });
  await userEvent.keyboard('zg');
  await waitFor(() => expect(photo.style.transform).toContain('scale(2)'));
  await waitFor(() => expect(photo.style.transform).toContain('rotate(90deg)'));
});

test('SAL-06 an empty queue says so, and only auditors find the place', async () => {
  aQueue([]);
  await openConsoleAt('/sales');
  expect(await screen.findByText('Nada espera por você')).toBeTruthy();
});

test('CLI-06 without the permission there is no audit', async () => {
  await openConsoleAt('/sales', { can: ['audit.read'] });
  expect(await screen.findByRole('heading', { name: 'Nada por aqui' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Auditoria' })).toBeNull();
});

test('I18-01 the review queue speaks all four languages', async () => {
  const words = { 'pt-BR': 'Auditoria', 'en-US': 'Audit', 'es-ES': 'Auditoría', 'fr-FR': 'Audit' };
  for (const locale of locales) {
    aQueue();
    reviewQueue();
    await openConsoleAt('/sales', { locale });
    const main = within(document.body);
    expect((await main.findAllByRole('heading', { name: words[locale], level: 1 })).length).toBeGreaterThan(0);
    document.body.replaceChildren();
  }
});
