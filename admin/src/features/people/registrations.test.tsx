import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  decideRegistration,
  getRegistrationToDecide,
  listRegistrations,
  type RegistrationRow,
  type RegistrationToDecide,
} from '@vitrine/contract/identity';
import { emptyAnswers } from '@vitrine/domain/identity';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const joana: RegistrationRow = {
  id: anId(600),
  memberId: anId(601),
  variant: 'register',
  status: 'waiting',
  registeredAt: '2026-11-21T12:00:00.000Z',
  fullName: 'Joana Prado',
  email: 'joana@exemplo.test',
  programRole: 'salesperson',
  answers: {
    ...emptyAnswers,
    fullName: 'Joana Prado',
    email: 'joana@exemplo.test',
    document: '44771278202',
    phone: '+5581988887777',
    birthday: '1990-05-01',
    maritalStatus: 'married',
    country: 'BR',
    street: 'Rua da Aurora',
    streetNumber: '100',
    city: 'Recife',
  },
  decidedAt: null,
  decidedBy: null,
  reason: null,
  note: '',
};
const bruno: RegistrationRow = { ...joana, id: anId(610), memberId: anId(611), fullName: 'Bruno Reis', variant: 'pop_trade' };
const opened = (part: Partial<RegistrationRow> = {}, can = { approve: true, refuse: true }): RegistrationToDecide => ({
  registration: { ...joana, ...part },
  can,
});
const aQueue = (rows: RegistrationRow[] = [joana]) =>
  answers(listRegistrations, () => ({
    items: rows,
    next: null,
    counts: { all: rows.length, register: 1, seven_trade: 0, pop_trade: rows.length - 1 },
  }));
/** Whoever leaves the page sends what could still be undone. */
const leave = () => window.dispatchEvent(new Event('pagehide'));
const path = `/registrations?open=${joana.id}`;
const decided = opened(
  { status: 'approved', decidedAt: '2026-11-21T13:00:00.000Z', decidedBy: 'Lúcia Bittencourt' },
  { approve: false, refuse: false },
);

test('LOG-13 a registration shows what was told, and A approves it, once nobody took it back', async () => {
  aQueue();
  answers(getRegistrationToDecide, () => opened());
  const asked = answers(decideRegistration, () => decided);
  await openConsoleAt(path);
  const facts = (await screen.findByRole('heading', { level: 1, name: 'Joana Prado' })).closest('article') ?? document.body;
  for (const text of ['447.712.782-02', '+5581988887777', '1 de maio de 1990', 'Casado(a)', 'Rua da Aurora, 100, Recife'])
    expect(within(facts).getByText(text)).toBeTruthy();
  expect(within(facts).queryByText('Apelido')).toBeNull();
  await userEvent.keyboard('a');
  expect(await screen.findByText('Aprovar Joana Prado')).toBeTruthy();
  await userEvent.keyboard('u');
  await waitFor(() => expect(screen.queryByText('Aprovar Joana Prado')).toBeNull());
  expect(asked).toHaveLength(0);
  await userEvent.keyboard('a');
  leave();
  await waitFor(() => expect(asked[0]?.body).toEqual({ decision: 'approve', seen: 'waiting', reason: null, note: '' }));
});

test('LOG-13 a refusal needs its reason, and the reason that says nothing its words', async () => {
  aQueue();
  answers(getRegistrationToDecide, () => opened());
  const asked = answers(decideRegistration, () => opened({ status: 'refused' }, { approve: true, refuse: false }));
  await openConsoleAt(path);
  await userEvent.click(await screen.findByRole('button', { name: /Recusar/ }));
  expect(await screen.findByText('Escolha o motivo antes de recusar.')).toBeTruthy();
  await userEvent.keyboard('4');
  const note = await screen.findByRole('textbox', { name: 'Recado para quem se cadastrou' });
  await userEvent.click(screen.getByRole('button', { name: /Recusar/ }));
  await waitFor(() => expect(note.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.type(note, 'A loja fechou.');
  await userEvent.click(screen.getByRole('button', { name: /Recusar/ }));
  leave();
  await waitFor(() => expect(asked[0]?.body).toEqual({ decision: 'refuse', seen: 'waiting', reason: 'other', note: 'A loja fechou.' }));
});

test('LOG-13 whoever was slower than a colleague is told, and what was refused may be approved after all', async () => {
  aQueue();
  let isRefused = false;
  const now = () =>
    isRefused
      ? opened(
          {
            status: 'refused',
            decidedAt: '2026-11-21T13:00:00.000Z',
            decidedBy: 'Bruna Alves',
            reason: 'not_in_program',
            note: 'Saiu em maio.',
          },
          { approve: true, refuse: false },
        )
      : opened();
  answers(getRegistrationToDecide, now);
  const asked = answers(decideRegistration, ({ body }) => {
    isRefused = true;
    return body.seen === 'waiting' ? refused('already_decided') : decided;
  });
  await openConsoleAt(path);
  await screen.findByRole('heading', { level: 1, name: 'Joana Prado' });
  await userEvent.keyboard('a');
  leave();
  await userEvent.click(await screen.findByRole('link', { name: 'Joana Prado' }));
  expect(await screen.findByText('Outra pessoa decidiu antes. Agora: Recusado.')).toBeTruthy();
  expect(screen.getByText(/^Bruna Alves recusou em /)).toBeTruthy();
  expect(screen.getByText('“Saiu em maio.”')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Recusar/ })).toBeNull();
  await userEvent.keyboard('a');
  leave();
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ decision: 'approve', seen: 'refused' }));
});

test('LOG-13 ADM-05 marked registrations are decided together, each answer told for itself; registration forms narrow the list', async () => {
  const listed = aQueue([joana, bruno]);
  answers(getRegistrationToDecide, ({ params }) => opened({ id: params['registrationId'] ?? '' }));
  const asked = answers(decideRegistration, ({ params }) => (params['registrationId'] === bruno.id ? refused('already_decided') : decided));
  await openConsoleAt('/registrations');
  await userEvent.click(await screen.findByRole('button', { name: 'Pop Trade 1' }));
  await waitFor(() => expect(listed.at(-1)?.query.get('show')).toBe('pop_trade'));
  expect(screen.queryByRole('button', { name: /Seven Trade/ })).toBeNull();
  for (const name of ['Selecionar o cadastro de Joana Prado', 'Selecionar o cadastro de Bruno Reis'])
    await userEvent.click(await screen.findByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Decidir a seleção' }));
  expect(await screen.findByText('Aprovar: 2 pessoas passam a entrar.')).toBeTruthy();
  await userEvent.keyboard('1r');
  leave();
  expect(await screen.findByText('1 de 2 decisões gravadas')).toBeTruthy();
  expect(asked.map(({ body }) => [body.decision, body.reason])).toEqual([
    ['refuse', 'not_in_program'],
    ['refuse', 'not_in_program'],
  ]);
});

test('LOG-13 CLI-06 who may only read sees no decision; an empty list says so', async () => {
  aQueue();
  answers(getRegistrationToDecide, () => opened({}, { approve: false, refuse: false }));
  await openConsoleAt(path, { can: ['people.read'] });
  expect(await screen.findByText('Nada a decidir neste cadastro agora.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Cadastros' }).getAttribute('aria-current')).toBe('page');
  document.body.replaceChildren();
  aQueue([]);
  await openConsoleAt('/registrations');
  expect(await screen.findByText('Nenhum cadastro espera')).toBeTruthy();
});
