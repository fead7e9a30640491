import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  approveException,
  approveOrder,
  getOrderToDecide,
  countOrdersToDecide,
  listOrdersToDecide,
  proposeException,
  refuseOrder,
  shipOrder,
  type OrderToDecide,
  type OrderToDecideRow,
} from '@vitrine/contract/rewards';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const nothing = {
  approve: false,
  proposeException: false,
  approveException: false,
  withdrawException: false,
  refuse: false,
  hold: false,
  resume: false,
  ship: false,
  deliver: false,
};
const anOrder = (part: Partial<OrderToDecide> = {}, order: Partial<OrderToDecide['order']> = {}): OrderToDecide => ({
  order: {
    id: anId(400),
    number: 'A7K2',
    state: 'awaiting_approval',
    reward: { id: anId(401), title: 'Fone sem fio', scene: 'headphones', image: null },
    points: 300,
    placedAt: '2026-11-21T12:42:00.000Z',
    updatedAt: '2026-11-21T12:42:00.000Z',
    version: 1,
    campaign: { id: anId(402), name: 'Verão Aurora' },
    category: { id: anId(403), name: 'Áudio' },
    delivery: 'store',
    deliveryDays: 15,
    deliverTo: 'Horizonte Tatuapé',
    tracking: '',
    awaitsAudit: false,
    trainings: [],
    code: null,
    history: [{ event: 'placed', at: '2026-11-21T12:42:00.000Z', by: 'Camila Rocha', reason: null, note: '', saleId: null }],
    can: { cancel: false, resume: false },
    ...order,
  },
  member: { memberId: anId(404), name: 'Camila Rocha', email: 'camila@horizonte.test', isBlocked: false, orders: 2, refused: 0 },
  balance: { available: 500, underAudit: 0, held: 300, owed: 0 },
  audit: { audited: 800, isEnough: true },
  exception: null,
  hold: null,
  can: { ...nothing, approve: true, refuse: true, hold: true },
  ...part,
});
const row: OrderToDecideRow = {
  id: anId(400),
  version: 1,
  number: 'A7K2',
  state: 'awaiting_approval',
  member: { memberId: anId(404), name: 'Camila Rocha' },
  rewardTitle: 'Fone sem fio',
  category: 'Áudio',
  campaign: 'Verão Aurora',
  points: 300,
  placedAt: '2026-11-21T12:42:00.000Z',
  audit: { audited: 800, isEnough: true },
  hasException: false,
};
function aQueue() {
  answers(listOrdersToDecide, () => ({ items: [row], next: null }));
  answers(countOrdersToDecide, () => ({ all: 1, ready: 1, unaudited: 0, exception: 0 }));
}
/** Whoever leaves the page sends what could still be undone. */
const leave = () => window.dispatchEvent(new Event('pagehide'));
const path = `/orders?open=${anId(400)}`;

test('ORD-01 an order on audited points is approved with A', async () => {
  aQueue();
  answers(getOrderToDecide, () => anOrder());
  const asked = answers(approveOrder, () => anOrder({ can: { ...nothing, ship: true } }, { state: 'approved', version: 2 }));
  await openConsoleAt(path);
  expect(await screen.findByText('Aprovar gasta 300 pontos. Recusar devolve todos na hora.')).toBeTruthy();
  await userEvent.keyboard('a');
  expect(await screen.findByText('Aprovar o pedido A7K2 · Camila Rocha')).toBeTruthy();
  expect(asked).toHaveLength(0);
  leave();
  await waitFor(() => expect(asked[0]?.body).toEqual({ version: 1 }));
});

test('ORD-01 a refusal needs its reason, and the points come back', async () => {
  aQueue();
  answers(getOrderToDecide, () => anOrder());
  const asked = answers(refuseOrder, () => anOrder({ can: nothing }, { state: 'refused', version: 2 }));
  await openConsoleAt(path);
  await userEvent.click(await screen.findByRole('button', { name: /Recusar/ }));
  expect(await screen.findByText('Escolha o motivo antes de recusar.')).toBeTruthy();
  await userEvent.keyboard('2r');
  leave();
  await waitFor(() => expect(asked[0]?.body).toEqual({ version: 1, reason: 'undeliverable', note: '' }));
});

test('ORD-01 before the audit an exception is proposed with its reason, and a second person approves it', async () => {
  aQueue();
  let step = 0;
  const waits = { audit: { audited: 100, isEnough: false } };
  answers(getOrderToDecide, () =>
    step === 0
      ? anOrder({ ...waits, can: { ...nothing, proposeException: true, refuse: true } })
      : anOrder({
          ...waits,
          exception: { by: 'Bruna Alves', isMine: false, why: 'Formatura no sábado.', at: '2026-11-21T13:00:00.000Z' },
          can: { ...nothing, approveException: true, refuse: true },
        }),
  );
  const proposed = answers(proposeException, () => anOrder({ ...waits, can: nothing }, { version: 2 }));
  await openConsoleAt(path);
  expect(await screen.findByText(/100 de 300 pontos já foram auditados/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Propor exceção' }));
  const dialog = await screen.findByRole('dialog', { name: 'Aprovar antes da auditoria?' });
  await userEvent.type(within(dialog).getByRole('textbox'), 'Formatura no sábado.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Propor exceção' }));
  await waitFor(() => expect(proposed[0]?.body).toEqual({ version: 1, why: 'Formatura no sábado.' }));
  step = 1;
  const approved = answers(approveException, () => anOrder({ can: nothing }, { state: 'approved', version: 3 }));
  document.body.replaceChildren();
  await openConsoleAt(path);
  expect(await screen.findByText('Bruna Alves propôs uma exceção')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Aprovar como segunda pessoa' }));
  leave();
  await waitFor(() => expect(approved[0]?.body).toEqual({ version: 1 }));
});

test('ORD-01 an order on hold says why, and one that somebody else decided says so', async () => {
  aQueue();
  let state: 'on_hold' | 'approved' = 'on_hold';
  const hold = { by: null, note: 'A nota não confere', at: '2026-11-21T13:00:00.000Z', saleId: anId(500), missing: 180 };
  answers(getOrderToDecide, () =>
    anOrder(
      { can: { ...nothing, ship: state === 'approved', refuse: state === 'on_hold' }, hold: state === 'on_hold' ? hold : null },
      { state },
    ),
  );
  answers(refuseOrder, () => {
    state = 'approved';
    return refused('order_already_approved');
  });
  await openConsoleAt(path);
  expect(await screen.findByText(/^Em espera desde .*: uma venda foi recusada$/)).toBeTruthy();
  expect(screen.getByText('“A nota não confere”')).toBeTruthy();
  expect(screen.getByText('Faltam 180 dos 300 pontos. Novas vendas completam.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir a venda recusada' }).getAttribute('href')).toContain(anId(500));
  await userEvent.keyboard('1r');
  leave();
  await userEvent.click(await screen.findByRole('link', { name: 'A7K2 · Camila Rocha' }));
  expect(await screen.findByText('Outra pessoa decidiu antes. Agora: Aprovado.')).toBeTruthy();
});

test('ORD-01 an approved order is shipped with its code', async () => {
  aQueue();
  answers(getOrderToDecide, () => anOrder({ can: { ...nothing, ship: true } }, { state: 'approved' }));
  const asked = answers(shipOrder, () =>
    anOrder({ can: { ...nothing, deliver: true } }, { state: 'shipped', version: 2, tracking: 'BR123' }),
  );
  await openConsoleAt(path);
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'BR123');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar' }));
  leave();
  await waitFor(() => expect(asked[0]?.body).toEqual({ version: 1, tracking: 'BR123' }));
});

test('ADM-05 marked orders are approved with one decision, each answer told for itself', async () => {
  const other = { ...row, id: anId(450), number: 'B9M4', member: { memberId: anId(455), name: 'Jonas Prado' } };
  answers(listOrdersToDecide, () => ({ items: [row, other], next: null }));
  answers(countOrdersToDecide, () => ({ all: 2, ready: 2, unaudited: 0, exception: 0 }));
  answers(getOrderToDecide, () => anOrder());
  const asked = answers(approveOrder, ({ params }) =>
    params['orderId'] === anId(450) ? refused('points_not_audited') : anOrder({ can: nothing }, { state: 'approved', version: 2 }),
  );
  await openConsoleAt('/orders');
  for (const name of ['Selecionar o pedido A7K2 de Camila Rocha', 'Selecionar o pedido B9M4 de Jonas Prado']) {
    await userEvent.click(await screen.findByRole('checkbox', { name }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Decidir a seleção' }));
  expect(await screen.findByText('Aprovar gasta 600 pontos.')).toBeTruthy();
  await userEvent.keyboard('a');
  expect(await screen.findByText('Aprovar 2 pedidos')).toBeTruthy();
  leave();
  expect(await screen.findByText('1 de 2 decisões gravadas')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'B9M4 · Jonas Prado' })).toBeTruthy();
  expect(asked.map(({ params }) => params['orderId']).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
    anId(400),
    anId(450),
  ]);
});
