import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../setup/places.mjs';
import { partsOf } from './parts.mjs';
import { outcomeOf, verdictsOf } from './score.mjs';

const mutant = (status: string, line: number) => ({
  status,
  replacement: 'true',
  location: { start: { line, column: 5 }, end: { line, column: 10 } },
});
const outcome = (kind: string, killed: number, survived: number) => ({
  name: kind,
  kind,
  killed,
  survivors: Array.from({ length: survived }, (_, n) => `a.ts:${n + 1}`),
});

test('a mutant that no test finds, or no test reaches, survives and is told by file, line and what stood there', () => {
  const source = 'if (a > b) {\n  if (c === d) return;\n}';
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError'];
  const told = outcomeOf({ files: { 'a.ts': { source, mutants: statuses.map((status, at) => mutant(status, (at % 2) + 1)) } } });
  expect(told).toEqual({ killed: 2, survivors: ['a.ts:1:5 a > b → true', 'a.ts:2:5 (c = → true'] });
});

test('rules and use-cases are judged apart, each over all of its parts; a part that crashed fails by itself', () => {
  const verdicts = verdictsOf([outcome('domain', 80, 10), outcome('domain', 5, 5), outcome('room', 74, 26)]);
  expect(verdicts.map(({ ok, detail }) => [ok, detail.split('\n')[0]])).toEqual([
    [true, '85.0 % of 100'],
    [false, '74.0 % of 100'],
  ]);
  expect(verdictsOf([outcome('domain', 849, 151)])[0]?.ok).toBe(false);
  expect(verdictsOf([{ ...outcome('room', 0, 0), fault: 'no database' }])).toEqual([
    { name: 'the mutants of room run', ok: false, detail: 'no database' },
  ]);
});

test('a run takes every rule and some use-cases of each room, the next turn others; one part or one file may be asked for', () => {
  const run = (turn: number, only?: string[]) => partsOf({ turn, only, isWhole: false });
  const ledger = (turn: number) => run(turn).find(({ name }) => name === 'ledger')?.mutate ?? [];
  expect(run(0).filter(({ kind }) => kind === 'domain').length).toBeGreaterThan(10);
  expect(ledger(0)).toHaveLength(3);
  expect(ledger(0).some((file: string) => ledger(1).includes(file))).toBe(false);
  expect(run(0, ['domain']).every(({ kind }) => kind === 'domain')).toBe(true);
  expect(run(0, ['ledger/credit.ts']).map(({ mutate }) => mutate)).toEqual([['server/src/modules/ledger/credit.ts']]);
  expect(run(0, ['domain/nowhere'])).toEqual([]);
  for (const { mutate } of run(5)) for (const file of mutate) expect(existsSync(inRepository(file)), file).toBe(true);
});
