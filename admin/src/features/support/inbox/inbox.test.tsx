import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addRestDay,
  answerTicket,
  getTicketToAnswer,
  listCannedReplies,
  listRestDays,
  listTickets,
  mergeTicket,
  saveCannedReply,
  type TicketRow,
  type TicketToAnswer,
} from '@vitrine/contract/support';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../../testing.tsx';

withNetwork();
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true }); // a field that grows listens to them

const head = {
  id: anId(800),
  number: 7,
  room: 'support' as const,
  state: 'new' as const,
  subject: 'Nota recusada',
  createdAt: '2026-11-21T12:12:00.000Z',
  updatedAt: '2026-11-21T12:12:00.000Z',
};
const row: TicketRow = { ...head, from: 'Ana', assignee: null, isMine: false, dueOn: '2026-12-01', isOverdue: false, rating: null };
const opened = (given: Partial<TicketToAnswer> = {}): TicketToAnswer => ({
  ...head,
  version: 1,
  from: { name: 'Ana', email: 'ana@exemplo.test', memberId: anId(801), before: 1, locale: 'pt-BR' },
  assignee: null,
  promise: null,
  left: null,
  messages: [{ id: anId(802), kind: 'theirs', by: 'Ana', text: 'A nota saiu dia 16.', at: '2026-11-21T12:12:00.000Z', files: [] }],
  rating: null,
  mergedInto: null,
  others: [{ id: anId(803), number: 6, subject: 'Outra nota' }],
  can: { claim: true, answer: true, close: true },
  ...given,
});
const counts = { mine: 0, free: 1, overdue: 0, open: 1 };
const asQueue = () => {
  answers(listTickets, () => ({ items: [row], next: null, counts }));
  answers(listCannedReplies, () => ({ items: [] }));
};

test('EXP-02 an empty inbox says what will come, and one that failed is tried again', async () => {
  let fails = true;
  answers(listTickets, () =>
    fails ? refused('unexpected', undefined, 500) : { items: [], next: null, counts: { ...counts, free: 0, open: 0 } },
  );
  await openConsoleAt('/tickets');
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Quando alguém escrever', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Vendas/ }), 'the queues of the audit are another place').toBeNull();
});

test('EXP-02 what was typed stays where somebody else took the ticket first, and that is told', async () => {
  asQueue();
  answers(getTicketToAnswer, () => opened());
  answers(answerTicket, () => refused('ticket_taken'));
  await openConsoleAt(`/tickets?open=${head.id}`);
  await userEvent.type(await screen.findByLabelText('Resposta', { exact: true }), 'Revimos a nota.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar e resolver' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Resposta').value).toBe('Revimos a nota.');
});

test('EXP-02 ADM-05 a ticket is put into another of the same person, and a refusal is told in the dialog', async () => {
  asQueue();
  answers(getTicketToAnswer, () => opened());
  let isRefused = true;
  const asked = answers(mergeTicket, () => (isRefused ? refused('changed_meanwhile') : opened({ id: anId(803), number: 6, others: [] })));
  await openConsoleAt(`/tickets?open=${head.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Juntar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Juntar a outro pedido' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Juntar' }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  isRefused = false;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Juntar' }));
  expect(await screen.findByText('Pedidos juntados.')).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ params: { ticketId: head.id }, body: { version: 1, intoId: anId(803) } });
});

test('CMP-10 days without an answer are none at first, and one is added by its day and reason', async () => {
  asQueue();
  answers(getTicketToAnswer, () => opened());
  answers(listRestDays, () => ({ items: [] }));
  const asked = answers(addRestDay, ({ body }) => ({ items: [body] }));
  await openConsoleAt(`/tickets?open=${head.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Dias sem atendimento' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dias sem atendimento' });
  expect(await within(dialog).findByText('Nenhum além dos feriados nacionais.')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Dia'), '2026-12-07');
  await userEvent.type(within(dialog).getByLabelText('Motivo'), 'Ponte');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Adicionar' }));
  expect(await within(dialog).findByRole('button', { name: 'Tirar Ponte' })).toBeTruthy();
  expect(asked.at(-1)?.body).toEqual({ day: '2026-12-07', name: 'Ponte' });
});

test('EXP-02 ADM-01 a ready reply that is edited sends what was changed of it, in that language, and what stood there', async () => {
  asQueue();
  answers(getTicketToAnswer, () => opened());
  const reply = { id: anId(804), version: 2, name: 'Prazo', text: { 'pt-BR': 'Cinco dias.' }, updatedAt: head.createdAt };
  answers(listCannedReplies, () => ({ items: [reply] }));
  const saved = answers(saveCannedReply, () => ({ ...reply, version: 3 }));
  await openConsoleAt(`/tickets?open=${head.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Editar prontas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Respostas prontas' }));
  await userEvent.selectOptions(dialog.getByLabelText('Qual'), 'Prazo');
  await userEvent.type(dialog.getByLabelText('Em inglês'), 'Five days.');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = { 'pt-BR': 'Cinco dias.', 'en-US': 'Five days.' };
  expect(saved[0]?.body).toEqual({ version: 2, reply: { text }, was: { text: reply.text } });
});
