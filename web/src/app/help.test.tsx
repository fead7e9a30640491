import { getHotsite } from '@vitrine/contract/pages';
import { getMyTicket, listFaq, listMyTickets, rateTicket, sendTicket, type Ticket } from '@vitrine/contract/support';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';

withNetwork();

const category = { id: id(200), name: 'Vendas' };
const entry = {
  id: id(201),
  categoryId: category.id,
  question: 'Quanto tempo leva a auditoria?',
  answer: 'Até **5** dias.',
  hasHelped: null,
  helped: 2,
};
const days = ['2026-11-25', '2026-11-26'].map((day) => ({ day, isHoliday: false }));
const promise = { receivedOn: '2026-11-24', today: '2026-11-24', dueOn: '2026-11-26', left: 2, isOverdue: false, days };
const ticket = (given: Partial<Ticket> = {}): Ticket => ({
  id: id(202),
  number: 7,
  room: 'support',
  state: 'new',
  subject: 'Nota recusada',
  createdAt: '2026-11-24T12:00:00.000Z',
  updatedAt: '2026-11-24T12:00:00.000Z',
  promise,
  messages: [{ id: id(203), kind: 'theirs', by: 'Ana', text: 'Oi', at: '2026-11-24T12:00:00.000Z', files: [] }],
  rating: null,
  mergedInto: null,
  can: { reply: true, rate: false },
  ...given,
});
const faq = (entries = [entry]) => answers(listFaq, () => ({ categories: entries.length > 0 ? [category] : [], entries }));
const mine = (given: object = {}) => answers(listMyTickets, () => ({ items: [], dueIfSentNow: '2026-12-03', isOpen: true, ...given }));

test('EXP-02 help without a question yet leads to the team, and a search that finds none keeps its words', async () => {
  network(faq([]), mine());
  await enter('/faq');
  expect((await screen.findByRole('link', { name: 'Escrever para a equipe' })).getAttribute('href')).toBe('/contact-us');
});

test('EXP-02 a failed help says so and is tried again; what is searched for and not found goes along to the form', async () => {
  let fails = true;
  network(
    answers(listFaq, () => {
      if (fails) throw new Error('broken');
      return { categories: [category], entries: [entry] };
    }),
    mine(),
  );
  await enter('/faq');
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: entry.question })).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'O que aconteceu?' }), 'foguete');
  expect((await screen.findByRole('link', { name: 'Escrever para a equipe' })).getAttribute('href')).toBe('/contact-us?about=foguete');
});

test('EXP-02 an empty message is refused at its field, what the server refuses stays written, and nothing is sent twice', async () => {
  let sent = 0;
  network(
    mine(),
    answers(
      sendTicket,
      () => {
        sent += 1;
        return { refusal: 'invalid_request', fields: { message: 'text_too_long' }, requestId: 'r' };
      },
      422,
    ),
  );
  await enter('/contact-us');
  const form = await screen.findByRole('form', { name: 'Fale com a equipe' });
  await userEvent.click(within(form).getByRole('button', { name: 'Enviar' }));
  expect(within(form).getByLabelText('Mensagem').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toBe(0);
  await userEvent.type(within(form).getByLabelText('Assunto'), 'Nota');
  await userEvent.type(within(form).getByLabelText('Mensagem'), 'Foi recusada');
  await userEvent.click(within(form).getByRole('button', { name: 'Enviar' }));
  expect(await within(form).findByDisplayValue('Foi recusada')).toBeTruthy();
  expect(sent).toBe(1);
});

test('EXP-02 a ticket that went into another leads there and is neither answered nor rated; one that is over is rated', async () => {
  let isOver = false;
  network(
    answers(getMyTicket, () =>
      isOver
        ? ticket({ id: id(204), state: 'solved', promise: null, can: { reply: true, rate: true } })
        : ticket({
            state: 'closed',
            promise: null,
            messages: [],
            mergedInto: { id: id(204), number: 9 },
            can: { reply: false, rate: false },
          }),
    ),
    answers(rateTicket, () => ticket({ id: id(204), state: 'solved', promise: null, rating: 4, can: { reply: true, rate: false } })),
  );
  await enter(`/support/tickets/${id(202)}`);
  const way = await screen.findByRole('link', { name: 'Este pedido continua no pedido 9.' });
  expect(screen.queryByRole('button', { name: '4 estrelas' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull();
  isOver = true;
  await userEvent.click(way);
  await userEvent.click(await screen.findByRole('button', { name: '4 estrelas' }));
  expect(await screen.findByText('Você deu nota 4.')).toBeTruthy();
});

test('NAV-11 EXP-02 the hotsite opens with its stage and what is left of its time; its form is a message to the team with its day', async () => {
  const sent: unknown[] = [];
  const thing = { id: id(205), title: 'Fone Pulse', text: '900 pontos', href: `/reward-store/details/${id(205)}`, pictureUrl: null };
  const zone = 'America/Sao_Paulo';
  const endsAt = new Date(Date.now() + 3.5 * 86_400_000).toISOString();
  network(
    mine(),
    answers(getHotsite, () => ({
      id: id(206),
      slug: 'hotsite',
      title: 'Virada Gelada',
      blocks: [
        { id: id(207), kind: 'stage', title: 'Virada Gelada', lead: 'Vale mais.', badge: '1,5× pontos', picture: null, endsAt, zone },
        { id: id(208), kind: 'cards', of: 'reward', things: [thing] },
        { id: id(209), kind: 'questions', things: [{ ...thing, id: id(210), title: 'E se eu errar?', text: 'Dá para **corrigir**.' }] },
        { id: id(211), kind: 'form', title: 'Conte a sua venda', hint: 'Uma frase basta.' },
      ],
    })),
    answers(sendTicket, ({ body }) => {
      sent.push(body);
      return ticket({ room: 'contact', subject: 'Conte a sua venda' });
    }),
  );
  await enter('/hotsite');
  expect(await screen.findByRole('heading', { level: 1, name: 'Virada Gelada' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('3 dias')).toBeTruthy();
  expect(screen.getByText('1,5× pontos')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fone Pulse' }).getAttribute('href')).toBe(thing.href);
  expect(screen.getByText('corrigir').tagName).toBe('B');
  const form = await screen.findByRole('form', { name: 'Conte a sua venda' });
  await userEvent.type(await within(form).findByLabelText('Mensagem'), 'Vendi onze.');
  await userEvent.click(within(form).getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Pedido 7 recebido')).toBeTruthy();
  expect(sent).toMatchObject([{ room: 'contact', subject: 'Conte a sua venda', message: 'Vendi onze.', fileIds: [] }]);
});
