import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countPeople, listPeople, type PersonRow } from '@vitrine/contract/people';
import {
  createPerson,
  getPerson,
  savePerson,
  resetSecondStep,
  sendPasswordLink,
  setPersonStatus,
  type PersonDetail,
} from '@vitrine/contract/identity';
import { expect, test } from 'vitest';
import { anId, answers, over, openConsoleAt, overtaken, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const camila: PersonRow = {
  id: anId(20),
  fullName: 'Camila Rocha',
  userName: 'camila',
  email: 'camila@horizonte.test',
  roles: ['learner'],
  programRole: 'salesperson',
  status: 'approved',
  country: 'BR',
  city: 'São Paulo',
  groups: [],
  programStatus: 'approved' as const,
  joinedAt: '2026-03-01T12:00:00Z',
  lastSeenAt: null,
};
const opened = (part: Partial<PersonDetail> = {}): PersonDetail => ({
  id: camila.id,
  version: 3,
  status: 'approved',
  programStatus: 'approved',
  leaving: null,
  accessCode: null,
  person: {
    fullName: 'Camila Rocha',
    userName: 'camila',
    email: 'camila@horizonte.test',
    documentKind: 'other',
    document: '123',
    phone: '',
    birthday: null,
    gender: 'not_told',
    country: 'BR',
    city: 'São Paulo',
    languageId: 1,
    roles: ['learner'],
    programRole: 'salesperson',
    groupIds: [],
  },
  can: {
    save: true,
    savePerson: true,
    block: true,
    approve: true,
    setProgramStatus: true,
    setPassword: true,
    sendLink: true,
    resetSecondStep: true,
    makeAccessCode: false,
    visit: true,
  },
  ...part,
});
const aList = () => answers(listPeople, () => ({ items: [camila], next: null }));

test('ADM-02 people are listed, and a filter asks the server and stands in the address', async () => {
  const asked = aList();
  const { address } = await openConsoleAt('/people');
  expect(await screen.findByRole('link', { name: /Camila Rocha/ })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Situação'), 'Bloqueada');
  await waitFor(() => expect(asked.at(-1)?.query.get('status')).toBe('blocked'));
  expect(address()).toContain('status=blocked');
});

test('ADM-02 further filters, the order and how many there are: all of it stands in the address', async () => {
  const counted = answers(countPeople, () => ({ count: 1_000, hasMore: true }));
  const asked = answers(listPeople, () => ({ items: [camila], next: 'more' }));
  const { address } = await openConsoleAt('/people?sort=nonsense');
  expect(await screen.findByText('1 de mais de 1.000 linhas')).toBeTruthy();
  expect(asked.at(-1)?.query.get('sort')).toBe('name');
  await userEvent.click(screen.getByRole('button', { name: 'Último acesso' }));
  await waitFor(() => expect(asked.at(-1)?.query.get('sort')).toBe('seen'));
  await userEvent.click(screen.getByRole('button', { name: 'Último acesso' }));
  await waitFor(() => expect(asked.at(-1)?.query.get('sort')).toBe('-seen'));
  expect(screen.getByRole('columnheader', { name: 'Último acesso' }).getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
  await userEvent.selectOptions(await screen.findByLabelText('País'), 'Brasil');
  await waitFor(() => expect(asked.at(-1)?.query.get('country')).toBe('BR'));
  expect(counted.at(-1)?.query.get('country')).toBe('BR');
  expect(address()).toContain('sort=-seen');
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(asked.at(-1)?.query.get('country')).toBeNull());
  expect(address()).toBe('/console/people?sort=-seen');
});

test('ADM-02 beyond a thousand the list is counted to the last behind what is shown', async () => {
  answers(listPeople, () => ({ items: [camila], next: 'more' }));
  const counted = answers(countPeople, ({ query }) =>
    query.has('isExact') ? { count: 49_828, hasMore: false } : { count: 1_000, hasMore: true },
  );
  await openConsoleAt('/people?status=approved');
  expect(await screen.findByText('1 de 49.828 linhas')).toBeTruthy();
  expect(counted.map(({ query }) => [query.get('isExact'), query.get('status')])).toEqual([
    [null, 'approved'],
    ['true', 'approved'],
  ]);
});

test('ADM-02 an empty list says what to do next, a failed one can be tried again', async () => {
  answers(listPeople, () => ({ items: [], next: null }));
  await openConsoleAt('/people');
  expect(await screen.findByText('Ninguém por aqui ainda')).toBeTruthy();
});

test('ADM-02 the server’s refusal stands at its field, and what was typed stays', async () => {
  aList();
  answers(createPerson, () => refused('user_name_taken', { userName: 'user_name_taken' }, 422));
  await openConsoleAt('/people?open=new');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Ana Lima');
  await userEvent.type(screen.getByRole('textbox', { name: 'Usuário' }), 'camila');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ana@exemplo.test');
  await userEvent.type(screen.getByLabelText('Senha', { selector: 'input' }), 'Vitrine#2026');
  await userEvent.click(screen.getByRole('button', { name: 'Nova pessoa' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Usuário' }).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveProperty('value', 'Ana Lima');
});

test('ADM-02 blocking tells what it does before it is done', async () => {
  aList();
  answers(getPerson, () => opened());
  const asked = answers(setPersonStatus, () => opened({ status: 'blocked', version: 4 }));
  await openConsoleAt(`/people?open=${camila.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Bloquear' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bloquear Camila Rocha?' });
  expect(dialog.textContent).toContain('A pessoa sai de todos os aparelhos agora');
  expect(asked).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bloquear' }));
  await waitFor(() => expect(asked[0]?.body).toEqual({ status: 'blocked' }));
  expect(await screen.findByRole('button', { name: 'Desbloquear' })).toBeTruthy();
});

test('LOG-08 a password link is sent to the address that is shown, and a refusal stands where it was asked', async () => {
  aList();
  answers(getPerson, () => opened());
  let isRefused = true;
  const asked = answers(sendPasswordLink, () => (isRefused ? refused('person_blocked') : {}));
  await openConsoleAt(`/people?open=${camila.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Link de senha' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enviar a Camila Rocha um link de senha?' });
  expect(dialog.textContent).toContain('vale por 72 horas');
  expect(within(dialog).getByText('camila@horizonte.test')).toBeTruthy();
  expect(asked).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar link' }));
  await waitFor(() => expect(within(dialog).getByRole('alert').textContent).not.toBe(''));
  isRefused = false;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar link' }));
  expect(await screen.findByText('O link de senha de Camila Rocha está a caminho.')).toBeTruthy();
  expect(asked).toHaveLength(2);
});

test('LOG-01 ADM-02 a lost second step is taken away after a question that says what it means', async () => {
  aList();
  answers(getPerson, () => opened({}));
  let isRefused = true;
  const asked = answers(resetSecondStep, () => (isRefused ? refused('second_step_missing') : {}));
  await openConsoleAt(`/people?open=${camila.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Redefinir duas etapas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Redefinir a verificação em duas etapas de Camila Rocha?' });
  expect(dialog.textContent).toContain('as sessões terminam');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Redefinir' }));
  await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toContain('Não há verificação em duas etapas'));
  isRefused = false;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Redefinir' }));
  expect(await screen.findByText('A verificação em duas etapas de Camila Rocha foi redefinida.')).toBeTruthy();
  expect(asked).toHaveLength(2);
});

test('PRO-03 whoever opens a person sees that they asked to leave, and when everything of theirs goes', async () => {
  aList();
  answers(getPerson, () => opened({ leaving: { askedAt: '2026-11-01T12:00:00Z', dueAt: '2026-12-01T12:00:00Z', erasedAt: null } }));
  await openConsoleAt(`/people?open=${camila.id}`);
  expect((await screen.findByText(/Pediu para sair/u)).textContent).toContain('01/12');
});

test('ADM-02 buttons are those that the server allows', async () => {
  aList();
  answers(getPerson, () =>
    opened({
      can: {
        save: false,
        savePerson: false,
        block: false,
        approve: false,
        setProgramStatus: false,
        setPassword: false,
        sendLink: false,
        resetSecondStep: false,
        makeAccessCode: false,
        visit: false,
      },
    }),
  );
  await openConsoleAt(`/people?open=${camila.id}`);
  expect(await screen.findByRole('heading', { name: 'Camila Rocha' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bloquear' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Link de senha' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});

test('ADM-02 what belongs to the person and not to this client is shown and cannot be changed', async () => {
  aList();
  answers(getPerson, () =>
    opened({
      can: {
        save: true,
        savePerson: false,
        block: true,
        approve: true,
        setProgramStatus: true,
        setPassword: false,
        sendLink: false,
        resetSecondStep: false,
        makeAccessCode: false,
        visit: false,
      },
    }),
  );
  await openConsoleAt(`/people?open=${camila.id}`);
  expect(await screen.findByRole('checkbox', { name: 'Instrutor' })).toHaveProperty('disabled', false);
  expect(screen.queryByRole('textbox', { name: 'Nome' })).toBeNull(); // no form for what may not be written
  expect(screen.getByRole('region', { name: 'Quem é' }).textContent).toContain('NomeCamila Rocha');
});

test('ADM-02 when somebody saved before, the question names who, when and each field; only what was typed here goes over the newer version', async () => {
  aList();
  let there = opened({ version: 3 });
  answers(getPerson, () => there);
  const asked = answers(savePerson, ({ body }) =>
    body.version === 3
      ? overtaken('Renata Lima', '2026-11-20T12:30:00.000Z')
      : opened({ version: 6, person: over(there.person, body.person) }),
  );
  await openConsoleAt(`/people?open=${camila.id}`);
  const city = await screen.findByRole('textbox', { name: 'Cidade' });
  await userEvent.clear(city);
  await userEvent.type(city, 'Olinda');
  there = opened({ version: 5, person: { ...there.person, phone: '+5511988887777', city: 'Recife', gender: 'female' } });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Renata Lima salvou antes de você' });
  expect(dialog.textContent).toMatch(/Salvo em .*20\/11/);
  const cells = (name: RegExp) =>
    within(within(dialog).getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/^Cidade/)).toEqual(['Recife', 'Olinda']);
  expect(cells(/^Celular|^Telefone/)).toEqual(['+5511988887777', 'você não mudou; fica o que foi salvo']);
  expect(cells(/^Gênero/)[0]).toBe('Feminino');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Manter o que digitei' }));
  await waitFor(() => expect(city).toHaveProperty('value', 'Olinda'));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ version: 5, person: { city: 'Olinda' }, was: { city: 'Recife' } }));
});

test('CLI-06 who may only read sees no way to create, and whoever may nothing sees nothing', async () => {
  aList();
  await openConsoleAt('/people', { can: ['people.read'] });
  await screen.findByRole('link', { name: /Camila Rocha/ });
  expect(screen.queryByRole('link', { name: 'Nova pessoa' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Programas' })).toBeNull();
});

test('ERR-04 a place without permission looks like one that is not there', async () => {
  await openConsoleAt('/people', { can: ['content.read'] });
  expect(await screen.findByText('Nada por aqui')).toBeTruthy();
});
