import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPerson, listPeople } from '@vitrine/contract/identity';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const sheet = [
  'Nome;Usuário;E-mail;Tipo de documento;Número do documento;Nascimento;Papéis;Senha',
  'Ana Um;ana.um;ana@exemplo.test;Outro;A1;31/12/1990;Participante;Vitrine#2026',
  'Bia Dois;bia.dois;bia@;Outro;B2;31/02/1990;Participante;Vitrine#2026',
  'Cid Três;camila;cid@exemplo.test;Outro;C3;;Participante;Vitrine#2026',
].join('\n');

test('ADM-02 an import is rehearsed first, then creates what is good, each line once, and tells what was refused', async () => {
  answers(listPeople, () => ({ items: [], next: null }));
  const asked = answers(createPerson, ({ body }) =>
    body.userName === 'camila' ? refused('user_name_taken', { userName: 'user_name_taken' }, 422) : { id: anId(30) },
  );
  await openConsoleAt('/people?open=import');
  await userEvent.upload(await screen.findByLabelText('Escolher arquivo'), new File([sheet], 'novembro.csv', { type: 'text/csv' }));

  expect(await screen.findByText('Nada foi gravado ainda. Confira e confirme.')).toBeTruthy();
  expect(screen.getByRole('cell', { name: /E-mail: Confira o e-mail/ })).toBeTruthy();
  expect(asked).toHaveLength(0);

  await userEvent.click(screen.getByRole('button', { name: 'Importar 2' }));
  await screen.findByRole('heading', { name: 'Importação feita' });
  expect(asked.map(({ body }) => [body.fullName, body.birthday, body.roles])).toEqual([
    ['Ana Um', '1990-12-31', ['learner']],
    ['Cid Três', null, ['learner']],
  ]);
  expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
  await waitFor(() => expect(screen.getByRole('cell', { name: /Usuário: / })).toBeTruthy());
});
