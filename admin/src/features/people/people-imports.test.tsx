import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getPeopleImport,
  listImportLines,
  listPeopleImports,
  makeImportCodes,
  previewImportUndo,
  mapPeopleImport,
  steerPeopleImport,
  type PeopleImport,
} from '@vitrine/contract/people';
import { judgeImport, type ImportState } from '@vitrine/domain/people/import';
import { expect, test } from 'vitest';
import { cardsSheet } from './imports/cards-sheet.ts';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const anImport = (state: ImportState, more: Partial<PeopleImport> = {}): PeopleImport => ({
  id: anId(50),
  fileName: 'novembro.csv',
  state,
  who: 'Lúcia Bittencourt',
  createdAt: '2026-11-20T12:00:00.000Z',
  created: 0,
  changed: 0,
  format: 'csv',
  encoding: 'utf-8',
  delimiter: ';',
  header: ['Usuário', 'Nome', 'Correio'],
  columns: ['userName', 'fullName', null],
  samples: [['ana', 'Ana Um', 'ana@exemplo.test']],
  problem: null,
  sameAs: null,
  progress: { read: 3, isRead: true, done: 3 },
  verdicts: { new: 0, changes: 0, same: 0, bad: 0 },
  withoutEmail: { byPhone: 0, byCode: 0 },
  undone: 0,
  kept: 0,
  keptUntil: '2027-02-18T12:00:00.000Z',
  can: judgeImport(state),
  ...more,
});
const counted = { verdicts: { new: 1_200, changes: 30, same: 4, bad: 1 } };
const badLine = {
  line: 7,
  fullName: 'Cid Três',
  userName: 'cid',
  verdict: 'bad' as const,
  refusal: 'twice_in_file',
  field: 'email' as const,
  number: 4,
  value: 'ana@exemplo.test',
};

const longLine = { ...badLine, line: 8, refusal: 'text_too_long', field: 'userName' as const, number: 60, value: 'x'.repeat(61) };

test('ADM-02 the list of imports says what became of each, and an empty one what to do', async () => {
  answers(listPeopleImports, () => ({ items: [], next: null }));
  await openConsoleAt('/people-imports');
  expect(await screen.findByText('Nenhuma importação ainda')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Escolher arquivo' })).toBeTruthy();
});

test('ADM-02 columns are said before the dry run, which is not begun while one is missing', async () => {
  let now = anImport('uploaded');
  answers(getPeopleImport, () => now);
  const mapped = answers(mapPeopleImport, ({ body }) => (now = anImport('mapped', { columns: body.columns })));
  const steered = answers(steerPeopleImport, () => (now = anImport('rehearsed', counted)));
  answers(listImportLines, () => ({ items: [badLine, longLine], next: null }));
  await openConsoleAt(`/people-imports/${anId(50)}`);
  const dryRun = await screen.findByRole('button', { name: 'Ensaiar' });
  expect(dryRun).toHaveProperty('disabled', true);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'O que é a coluna Correio' }), 'E-mail');
  await userEvent.click(dryRun);
  expect(await screen.findByText('Nada foi gravado ainda. Confira e grave.')).toBeTruthy();
  expect(mapped[0]?.body).toEqual({ encoding: 'utf-8', delimiter: ';', columns: ['userName', 'fullName', 'email'] });
  expect(steered[0]?.params).toMatchObject({ act: 'dryRun' });
  expect(await screen.findByRole('cell', { name: /A linha 4 do arquivo tem o mesmo valor/ })).toBeTruthy();
  expect(screen.getByRole('cell', { name: /O texto tem mais que 60 caracteres/ })).toBeTruthy();
});

test('ADM-02 what had a dry run is written after a question, and taken back after another; what stayed is told', async () => {
  let now = anImport('rehearsed', counted);
  answers(getPeopleImport, () => now);
  answers(listImportLines, ({ query }) => ({
    items: query.get('verdict') === 'kept' ? [{ ...badLine, refusal: 'changed_since', field: null, number: null, value: '' }] : [],
    next: null,
  }));
  answers(listPeopleImports, () => ({ items: [], next: null }));
  const steered = answers(steerPeopleImport, ({ params }) => {
    now =
      params['act'] === 'apply'
        ? anImport('applied', { ...counted, created: 1_200, changed: 30 })
        : anImport('undone', { ...counted, undone: 1_229, kept: 1 });
    return now;
  });
  await openConsoleAt(`/people-imports/${anId(50)}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Gravar 1.230 pessoas' }));
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Gravar agora?' })).getByRole('button', { name: 'Gravar' }));
  answers(previewImportUndo, () => ({
    removed: 1_199,
    restored: 30,
    cameIn: 1,
    edited: 0,
    fields: [{ field: 'city' as const, count: 12 }],
  }));
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  const question = await screen.findByRole('dialog', { name: 'Desfazer esta importação?' });
  expect(await within(question).findByText('Pessoas que saem')).toBeTruthy();
  expect(question.textContent).toMatch(/1\.199.*30.*O que fica.*Já entraram no portal.*1.*Cidade: mudou de novo depois.*12/);
  expect(question.textContent).not.toContain('Alguém editou depois');
  await userEvent.click(within(question).getByRole('button', { name: 'Desfazer tudo' }));
  expect(await screen.findByRole('cell', { name: 'Mudou depois da importação e ficou como está.' })).toBeTruthy();
  expect(steered.map(({ params }) => params['act'])).toEqual(['apply', 'undo']);
});

test('ADM-02 a file that cannot be taken says why and where; a running step says how far it is; one that is gone is told', async () => {
  answers(getPeopleImport, () =>
    anImport('uploaded', { problem: { refusal: 'encoding_mixed', line: 17 }, header: [], columns: [], samples: [] }),
  );
  await openConsoleAt(`/people-imports/${anId(50)}`);
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent).join()).toContain('Linha 17.');
  expect(screen.getByRole('button', { name: 'Ensaiar' })).toHaveProperty('disabled', true);
});

test('ADM-02 a running step says how far it is', async () => {
  answers(getPeopleImport, () => anImport('applying', { progress: { read: 4_000, isRead: true, done: 1_000 }, ...counted }));
  answers(listImportLines, () => ({ items: [], next: null }));
  await openConsoleAt(`/people-imports/${anId(50)}`);
  expect(await screen.findByText('Gravando: 1.000 de 4.000 linhas')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
});

const written = { ...counted, created: 1_200, changed: 30 };

test('ADM-02 an import says until when it can be undone', async () => {
  answers(getPeopleImport, () => anImport('applied', written));
  answers(listImportLines, () => ({ items: [badLine], next: null }));
  await openConsoleAt(`/people-imports/${anId(50)}`);
  expect(await screen.findByText(/^Pode ser desfeita até 18\/02/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Baixar os motivos' })).toBeTruthy();
});

test('ADM-02 an import that is over keeps its totals alone, and says why', async () => {
  answers(getPeopleImport, () => anImport('applied', { ...written, keptUntil: null, can: judgeImport('applied', { isOver: true }) }));
  const asked = answers(listImportLines, () => ({ items: [badLine], next: null }));
  await openConsoleAt(`/people-imports/${anId(50)}`);
  expect(await screen.findByText(/^Encerrada: as linhas e a planilha foram apagadas/)).toBeTruthy();
  expect(screen.getByText('1.200')).toBeTruthy();
  for (const name of ['Desfazer', 'Baixar os motivos']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(asked).toEqual([]);
});

test('ADM-02 an import that is not there is told, and tried again', async () => {
  answers(getPeopleImport, () => refused('not_found', undefined, 404));
  await openConsoleAt(`/people-imports/${anId(50)}`);
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
});

test('ADM-02 LOG-09 who has no e-mail is said in the dry run, and gets a code that is shown once, by store, and saved without what a spreadsheet would run', async () => {
  const withoutEmail = { byPhone: 1, byCode: 2 };
  let now = anImport('rehearsed', { ...counted, withoutEmail });
  answers(getPeopleImport, () => now);
  answers(listImportLines, () => ({ items: [], next: null }));
  const card = (place: number, store: string) => ({
    memberId: anId(60 + place),
    fullName: `Carla ${place}`,
    userName: `carla.${place}`,
    store,
    code: `K7QM${place}-XR9TD`,
  });
  const asked = answers(makeImportCodes, ({ body }) =>
    body.after === 0
      ? { cards: [card(2, 'Loja Centro')], expiresAt: '2026-12-25T12:00:00.000Z', had: 1, next: 7 }
      : { cards: [card(3, '')], expiresAt: '2026-12-25T12:00:00.000Z', had: 0, next: null },
  );
  await openConsoleAt(`/people-imports/${anId(50)}`);
  const access = await screen.findByRole('region', { name: 'Pessoas sem e-mail' });
  expect(
    within(access)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 entra com um código enviado ao telefone do cadastro.', '2 precisam de um código de acesso, que você entrega.']);
  expect(within(access).queryByRole('button')).toBeNull(); // nobody is there yet
  cleanup();
  now = anImport('applied', { ...counted, withoutEmail });
  await openConsoleAt(`/people-imports/${anId(50)}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Fazer códigos de acesso' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Fazer códigos' }));
  expect(await screen.findByText('K7QM2-XR9TD')).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([
    { isRenewing: false, after: 0 },
    { isRenewing: false, after: 7 },
  ]);
  expect(screen.getByRole('region', { name: 'Sem loja' }).textContent).toContain('K7QM3-XR9TD');
  const sheet = cardsSheet([{ ...card(4, '=1+1'), fullName: 'Ana "Zé"' }], {
    locale: 'pt-BR',
    heading: ['Nome'],
    address: 'portal.test/first_access',
    until: '25/12/2026',
  });
  expect(await sheet.text()).toContain(`"Ana ""Zé""";"'=1+1";"carla.4";"K7QM4-XR9TD"`);
});
