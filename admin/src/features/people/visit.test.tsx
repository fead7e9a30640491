import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginVisit, getPerson, type PersonDetail } from '@vitrine/contract/identity';
import { listPeople } from '@vitrine/contract/people';
import { expect, test, vi } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../testing.tsx';

withNetwork();

const id = anId(21);
const nothing = { save: false, savePerson: false, block: false, approve: false, setProgramStatus: false, setPassword: false };
const camila = (visit: boolean): PersonDetail => ({
  id,
  version: 1,
  status: 'approved',
  programStatus: 'approved',
  leaving: null,
  accessCode: null,
  person: {
    fullName: 'Camila Rocha',
    userName: 'camila',
    email: 'camila@exemplo.test',
    documentKind: 'other',
    document: '',
    phone: '',
    birthday: null,
    gender: 'not_told',
    country: 'BR',
    city: 'Recife',
    languageId: 1,
    roles: ['learner'],
    programRole: null,
    groupIds: [],
  },
  can: { ...nothing, sendLink: false, resetSecondStep: false, makeAccessCode: false, visit },
});

test('ADM-02 the portal opens as the member sees it, in a tab that alone gets the visit; a reason has to be told', async () => {
  answers(listPeople, () => ({ items: [], next: null }));
  answers(getPerson, () => camila(true));
  const visit = { access_token: 'a', user_firebase_token: 'b', expires_in: 1_800, person: { id, languageId: 1 }, clientId: anId(1) };
  const asked = answers(beginVisit, () => visit);
  let left: string | null = null;
  const open = vi.spyOn(window, 'open').mockImplementation(() => {
    left = sessionStorage.getItem('vitrine:visit');
    return window;
  });
  await openConsoleAt(`/people?open=${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Ver como' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ver o portal como Camila Rocha?' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Chamado 4711');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Abrir o portal' }));
  await waitFor(() => expect(open).toHaveBeenCalledWith('/home', '_blank'));
  expect(asked[0]?.body).toEqual({ reason: 'Chamado 4711' });
  expect(JSON.parse(left ?? '')).toEqual(visit);
  expect(sessionStorage.getItem('vitrine:visit')).toBeNull();
  open.mockRestore();
});

test('ADM-02 who may not be visited has no button for it', async () => {
  answers(listPeople, () => ({ items: [], next: null }));
  answers(getPerson, () => camila(false));
  await openConsoleAt(`/people?open=${id}`);
  expect(await screen.findByRole('heading', { name: 'Camila Rocha' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ver como' })).toBeNull();
});
