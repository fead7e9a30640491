import { listCampaigns } from '@vitrine/contract/campaigns';
import { getMe } from '@vitrine/contract/identity';
import { cancelOrder, getOrder, listOrders, resumeOrder } from '@vitrine/contract/rewards';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';
import { campaignCard, seller } from './testing/points-facts.ts';
import { order, orderRow } from './testing/reward-facts.ts';

withNetwork();

const usual = () =>
  network(
    answers(getMe, seller),
    answers(listCampaigns, () => ({ active: [campaignCard()], previous: [] })),
  );
/** Dock and desktop have the same button; styles, which tests do not load, show one of them. */
const press = async (name: string) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
};

test('ORD-01 orders stand with their states, and without any there is a way to the store', async () => {
  usual();
  network(
    answers(listOrders, ({ query }) =>
      query.get('state') === 'refused'
        ? { items: [], next: null, count: 0, hasMore: false }
        : { items: [orderRow(), orderRow({ id: id(96), number: '1041', state: 'on_hold' })], next: null, count: 2, hasMore: false },
    ),
  );
  await enter('/orders');
  expect(await screen.findByText('2 pedidos')).toBeTruthy();
  expect(screen.getByText('Aguarda aprovação', { selector: 'li *' })).toBeTruthy();
  expect(screen.getByText(/^Pedido 1041, /)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Recusado' }));
  expect(await screen.findByText('Nenhum pedido assim')).toBeTruthy();
});

test('ORD-01 whoever has more orders than are counted is told so', async () => {
  usual();
  network(answers(listOrders, () => ({ items: [orderRow()], next: null, count: 1_000, hasMore: true })));
  await enter('/orders');
  expect(await screen.findByText('mais de 1000 pedidos')).toBeTruthy();
});

test('ORD-01 an order tells what it waits for and its history; it can be cancelled, asked once more', async () => {
  usual();
  network(
    answers(getOrder, () =>
      order({
        history: [
          { event: 'placed', at: '2026-11-20T15:00:00.000Z', by: null, reason: null, note: '', saleId: null },
          { event: 'put_on_hold', at: '2026-11-20T16:00:00.000Z', by: 'Rita Alves', reason: null, note: 'Nota recusada', saleId: null },
        ],
      }),
    ),
    answers(cancelOrder, ({ body }) => {
      expect(body).toEqual({ version: 3 });
      return order({ state: 'cancelled', version: 4, can: { cancel: false, resume: false } });
    }),
  );
  await enter(`/orders/${id(95)}`);
  expect(await screen.findByText('A aprovação aguarda a auditoria das vendas que pagam este prêmio.')).toBeTruthy();
  const events = within(screen.getByRole('region', { name: 'Histórico' })).getAllByRole('listitem');
  expect(events.map((event) => event.querySelector('b')?.textContent)).toEqual(['Colocado em espera', 'Pedido feito']);
  expect(screen.getByText('Nota recusada')).toBeTruthy();
  await press('Cancelar pedido');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Os 900 pontos voltam ao seu saldo na hora.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar pedido' }));
  expect(await screen.findByText('Você cancelou o pedido, e os pontos voltaram ao saldo.')).toBeTruthy();
  await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Cancelar pedido' })).toEqual([]));
});

/** An order that was put on hold: by the refusal of this sale, or by a person. */
const anOrderOnHold = (saleId: string | null) =>
  order({
    state: 'on_hold',
    can: { cancel: true, resume: true },
    history: [{ event: 'put_on_hold', at: '2026-11-20T16:00:00.000Z', by: null, reason: null, note: '', saleId }],
  });

test('ORD-01 D20 an order that a refused sale put on hold tells so, and opens the sale', async () => {
  usual();
  network(answers(getOrder, () => anOrderOnHold(id(77))));
  await enter(`/orders/${id(95)}`);
  expect(await screen.findByText(/^Uma venda que pagava este prêmio foi recusada/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver a venda recusada' }).getAttribute('href')).toBe(`/sales/${id(77)}`);
});

test('ORD-01 an order that the program put on hold by hand speaks of no sale', async () => {
  usual();
  network(answers(getOrder, () => anOrderOnHold(null)));
  await enter(`/orders/${id(95)}`);
  expect(await screen.findByText(/^O programa colocou este pedido em espera/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ver a venda recusada' })).toBeNull();
});

test('RWD-05 an approved order of a code shows it to its owner', async () => {
  usual();
  network(answers(getOrder, () => order({ state: 'approved', delivery: 'code', deliverTo: '', code: 'CINE-0001' })));
  await enter(`/orders/${id(95)}`);
  expect(await screen.findByText('CINE-0001')).toBeTruthy();
  expect(screen.getByText('Só você vê este código. Ele é entregue uma única vez.')).toBeTruthy();
  expect(screen.getByText('Código no pedido em até 20 dias úteis')).toBeTruthy();
});

test('RWD-05 an order that waits shows no code', async () => {
  usual();
  network(answers(getOrder, () => order({ delivery: 'code', deliverTo: '' })));
  await enter(`/orders/${id(95)}`);
  expect(await screen.findByText('Código no pedido em até 20 dias úteis')).toBeTruthy();
  expect(screen.queryByText('Seu código')).toBeNull();
});

test('ORD-01 an order on hold that still lacks points says so where it was resumed', async () => {
  usual();
  network(
    answers(getOrder, () => order({ state: 'on_hold', can: { cancel: true, resume: true } })),
    answers(resumeOrder, () => ({ refusal: 'points_short', requestId: 'r' }), 409),
  );
  await enter(`/orders/${id(95)}`);
  await press('Retomar pedido');
  // The place of the message is there before it says anything.
  await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).not.toEqual(['']));
});
