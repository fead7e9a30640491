import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  approveSale,
  claimSale,
  getSaleToAudit,
  listSalesToAudit,
  refuseSale,
  releaseSale,
  type AuditSale,
  type AuditSaleRow,
} from '@vitrine/contract/sales';
import { listPeople } from '@vitrine/contract/identity';
import { locales } from '@vitrine/domain/kernel';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const until = '2099-01-01T00:00:00.000Z';
const mine = { by: 'Lúcia Bittencourt', isMine: true, until };
const row = (place: number, part: Partial<AuditSaleRow> = {}): AuditSaleRow => ({
  id: anId(100 + place),
  version: 1,
  state: 'under_audit',
  seller: { memberId: anId(200 + place), name: place === 1 ? 'Camila Rocha' : 'Jonas Prado' },
  storeName: 'Horizonte Tatuapé',
  invoiceNumber: place === 1 ? '482915' : '90114',
  points: 240,
  sentAt: '2026-11-21T12:42:00.000Z',
  flags: place === 1 ? ['invoice_in_store'] : [],
  claim: null,
  ...part,
});
const audited = (place: number, part: Partial<AuditSale> = {}, sale: Partial<AuditSale['sale']> = {}): AuditSale => ({
  sale: {
    id: anId(100 + place),
    version: 1,
    campaignId: anId(300),
    campaignName: 'Verão Aurora',
    state: 'under_audit',
    invoiceKind: 'invoice',
    invoiceNumber: row(place).invoiceNumber,
    saleDate: '2026-11-20',
    store: {
      id: anId(301),
      name: 'Horizonte Tatuapé',
      retailerId: anId(302),
      retailer: 'Horizonte',
      city: 'São Paulo',
      country: 'BR',
      taxId: '12345678000195',
      timeZone: 'America/Sao_Paulo',
      takesPhotos: true,
    },
    photo: { fileId: anId(303), name: 'nota.jpg', url: '/files/nota.jpg' },
    observation: 'Cliente levou os dois juntos.',
    lines: [
      {
        id: anId(304),
        sku: 'GEL-480',
        name: 'Geladeira Inverse',
        productType: 'fridge',
        productTypeName: 'Geladeira',
        formFactor: '',
        brand: 'Aurora',
        processor: '',
        generation: '',
        quantity: 2,
        points: 240,
        experience: 24,
        explanation: null,
      },
    ],
    points: 240,
    experience: 24,
    reportedAt: '2026-11-21T12:42:00.000Z',
    revision: 1,
    revisedAt: null,
    decision: null,
    history: [],
    can: { revise: false },
    ...sale,
  },
  seller: { memberId: anId(200 + place), name: row(place).seller.name, role: 'salesperson', sales: 31, refused: 1 },
  flags: row(place).flags,
  similar: [],
  alike: null,
  claim: null,
  writtenAt: null,
  decidedBy: null,
  impact: { available: 2480, availableAfter: 2240, missing: 0 },
  can: { claim: true, decide: true },
  ...part,
});
const aQueue = (items = [row(1), row(2)]) =>
  answers(listSalesToAudit, () => ({ items, next: null, counts: { all: items.length, mine: 0, flagged: 1, large: 0 } }));
const placeOf = (saleId: string | undefined) => (saleId === anId(101) ? 1 : 2);
const desk = () => {
  answers(getSaleToAudit, ({ params }) => audited(placeOf(params['saleId'])));
  answers(releaseSale, () => ({}));
  return answers(claimSale, ({ params }) => audited(placeOf(params['saleId']), { claim: mine }));
};

/** Whoever leaves the page sends what could still be undone. */
const leave = () => window.dispatchEvent(new Event('pagehide'));

test('ADM-05 SAL-06 an open sale is claimed, and A approves it and leads to the next one', async () => {
  aQueue();
  const claims = desk();
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

test('ADM-05 the next page of the queue comes before the last row is decided', async () => {
  desk();
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
  desk();
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

test('ADM-05 U takes a decision back before it is sent, and leads to its sale again', async () => {
  aQueue();
  desk();
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

test('ADM-05 leaving the desk for another place of the console sends what waits', async () => {
  aQueue();
  desk();
  answers(listPeople, () => ({ items: [], next: null }));
  const asked = answers(approveSale, () => audited(1, { can: { claim: false, decide: false } }, { state: 'approved', version: 2 }));
  await openConsoleAt(`/sales?open=${anId(101)}`);
  await screen.findByRole('button', { name: /Aprovar/ });
  await userEvent.keyboard('a');
  expect(asked).toHaveLength(0);
  await userEvent.click(screen.getByRole('link', { name: 'Pessoas' }));
  await waitFor(() => expect(asked).toHaveLength(1));
});

test('ADM-05 several sales are refused with one reason, and each answer is told for itself', async () => {
  aQueue();
  desk();
  const asked = answers(refuseSale, ({ params }) =>
    params['saleId'] === anId(102)
      ? refused('already_approved')
      : audited(1, { can: { claim: false, decide: false } }, { state: 'refused', version: 2 }),
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
  desk();
  const asked = answers(refuseSale, () => audited(1, { can: { claim: false, decide: false } }, { state: 'refused', version: 2 }));
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
  desk();
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
  desk();
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

test('LAN-01 the desk speaks all four languages', async () => {
  const words = { 'pt-BR': 'Auditoria', 'en-US': 'Audit', 'es-ES': 'Auditoría', 'fr-FR': 'Audit' };
  for (const locale of locales) {
    aQueue();
    desk();
    await openConsoleAt('/sales', { locale });
    const main = within(document.body);
    expect((await main.findAllByRole('heading', { name: words[locale], level: 1 })).length).toBeGreaterThan(0);
    document.body.replaceChildren();
  }
});
