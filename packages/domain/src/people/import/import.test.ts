import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  closeImport,
  dayOf,
  guessColumns,
  importActs,
  importFields,
  importKeptUntil,
  importStates,
  isFormula,
  isImportRunning,
  judgeColumns,
  judgeImport,
  namesIn,
  stepImport,
  withLeadingZeros,
} from './index.ts';

test('ADM-02 whatever is done with an import, nothing is applied that was not tried in a dry run, and nothing undone that was not applied', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...importActs), { maxLength: 40 }), (acts) => {
      let state: (typeof importStates)[number] = 'uploaded';
      const passed: string[] = [state];
      for (const act of acts) {
        const step = stepImport(state, act);
        if (!step.ok) continue;
        state = step.state;
        if (state !== passed.at(-1)) passed.push(state);
      }
      passed.forEach((one, place) => {
        if (one === 'applying') expect(passed[place - 1]).toBe('rehearsed');
        if (one === 'undoing') expect(passed[place - 1]).toBe('applied');
        if (one === 'undone' || one === 'cancelled') expect(passed.length).toBe(place + 1);
      });
    }),
  );
  for (const state of importStates) {
    const can = judgeImport(state);
    for (const act of ['map', 'dryRun', 'apply', 'undo', 'cancel'] as const) if (can[act]) expect(stepImport(state, act).ok).toBe(true);
  }
});

test('ADM-02 an import that is over stays as it is: nothing can be done with it, and it says what was written', () => {
  for (const state of importStates) {
    expect(Object.values(judgeImport(state, { isOver: true }))).toEqual([false, false, false, false, false]);
    for (const act of importActs) expect(stepImport(state, act, { isOver: true })).toEqual({ ok: false, refusal: 'import_over' });
    const closed = closeImport(state);
    expect([closeImport(closed), closed === 'cancelled']).toEqual([closed, !['applying', 'applied', 'undoing', 'undone'].includes(state)]);
  }
  expect(importKeptUntil('2026-11-22T12:00:00.000Z')).toBe('2027-02-20T12:00:00.000Z');
});

test('ADM-02 columns are known by their headings in four languages, each field once', () => {
  expect(guessColumns(['USUÁRIO', 'Nome', 'Sobrenome', 'E-mail', 'C.P.F.', 'Comida'])).toEqual([
    'userName',
    'name',
    'lastName',
    'email',
    'document',
    null,
  ]);
  expect(guessColumns(['Nome', 'nome', 'Courriel'])).toEqual(['fullName', null, 'email']);
  expect(guessColumns(['Prénom', 'Nom', 'Identifiant'])).toEqual(['name', 'lastName', 'userName']);
  expect(guessColumns(['Nombre completo', 'Correo electrónico', 'Nombre de usuario', 'País'])).toEqual([
    'fullName',
    'email',
    'userName',
    'country',
  ]);
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...importFields), fc.string()), { maxLength: 30 }), (header) => {
      const chosen = guessColumns(header).filter((field) => field !== null);
      return new Set(chosen).size === chosen.length;
    }),
  );
});

test('ADM-02 a mapping needs who it is, how they are called and where they are written to', () => {
  expect(judgeColumns(['userName', 'fullName', 'email', null])).toEqual({ ok: true });
  expect(judgeColumns(['userName', 'name', 'email'])).toEqual({ ok: true });
  expect(judgeColumns(['document', 'birthday', 'fullName'])).toEqual({ ok: true });
  expect(judgeColumns(['document', 'email', 'fullName'])).toEqual({ ok: true });
  expect(judgeColumns(['document', 'fullName'])).toEqual({ ok: false, refusal: 'columns_missing', fields: ['birthday'] });
  expect(judgeColumns(['lastName', null])).toEqual({ ok: false, refusal: 'columns_missing', fields: ['userName', 'email', 'fullName'] });
  expect(judgeColumns(['userName', 'fullName', 'email', 'email'])).toEqual({ ok: false, refusal: 'column_twice', fields: ['email'] });
});

test('ADM-02 a formula is known, and no phone is taken for one', () => {
  for (const cell of ['=1+1', ' =HYPERLINK("x")', '@SUM(A1)', '+A1', '-cmd|x', '+(A1)'])
    expect([cell, isFormula(cell)]).toEqual([cell, true]);
  for (const cell of ['+55 81 98888-7777', '+(55) 81 9888', '-', '-3', 'a=b', '']) expect([cell, isFormula(cell)]).toEqual([cell, false]);
  expect([dayOf('1/2/1990'), dayOf('1990-02-01'), dayOf('soon')]).toEqual(['1990-02-01', '1990-02-01', 'soon']);
  expect([dayOf('33238'), dayOf('31776', { is1904: true })]).toEqual(['1990-12-31', '1990-12-31']);
  expect(namesIn('A; B|, C ')).toEqual(['A', 'B', 'C']);
  expect(withLeadingZeros({ kind: 'cpf', document: '191000000' })).toBe('00191000000');
  expect(withLeadingZeros({ kind: 'dni', document: '191000000' })).toBe('191000000');
});

test('ADM-02 each step of an import is offered in its own state alone, and what comes too early is refused', () => {
  const offered = (act: 'dryRun' | 'apply' | 'undo') => importStates.filter((state) => judgeImport(state)[act]);
  expect([offered('dryRun'), offered('apply'), offered('undo')]).toEqual([['mapped'], ['rehearsed'], ['applied']]);
  expect(stepImport('uploaded', 'apply')).toEqual({ ok: false, refusal: 'import_not_ready' });
  expect(importStates.filter(isImportRunning)).toEqual(['rehearsing', 'applying', 'undoing']);
  expect(importStates.filter((state) => judgeImport(state, { isOver: true }).undo)).toEqual([]);
});
