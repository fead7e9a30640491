/**
 * `npm run races`: each known race, played on a naive double of the server (same schema, same harness, without the guard) that must fail, and on ours that
 * must hold. `-- --long [--seed N]` instead plays 500 sequences of 200 operations against a model. Exit 1 when anything is not as it should be.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inRepository } from '../../scripts/setup/places.mjs';
import { withTemplate, type Template } from './database.ts';
import { hasFailed, holds, verdictOf, type RaceResult } from './race-result.ts';
import { raceRows } from './race-rows.ts';
import { lastLineOf } from './run-part.ts';

const { values } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    sequences: { type: 'string', default: '500' },
    operations: { type: 'string', default: '200' },
    /** Plays them on this double of the server instead, which the model must find. */
    double: { type: 'string' },
    rounds: { type: 'string', default: '4' },
    json: { type: 'string' },
  },
});

type Verdict = { name: string; ok: boolean; detail: string };
const verdicts = await withTemplate((template) => (values.long ? playLong(template) : playRaces(template)));
console.log(`${verdicts.filter(({ ok }) => ok).length} of ${verdicts.length} as they should be`);
if (values.json) {
  mkdirSync(dirname(resolve(values.json)), { recursive: true });
  writeFileSync(values.json, JSON.stringify(verdicts, null, 2));
}
process.exit(verdicts.length > 0 && verdicts.every(({ ok }) => ok) ? 0 : 1);

async function playRaces(template: Template): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const row = (...cells: string[]) => console.log(cells.map((cell, at) => cell.padEnd([32, 62, 0][at] ?? 0)).join('  '));
  row('race', 'naive double (must fail)', 'ours (must hold)');
  for (const race of raceRows) {
    const { name } = race;
    const [double, ours] = [await play(template, name, 'double'), await play(template, name, 'ours')];
    row(
      name,
      `${hasFailed(double) ? 'fails ' : 'HOLDS '} ${told(double)}, without ${double.guards} of its guards`,
      `${holds(ours) ? 'holds ' : 'FAILS '} ${told(ours)}`,
    );
    verdicts.push(verdictOf(race, { double, ours }));
  }
  for (const { name, ok, detail } of verdicts) if (!ok) console.log(`FAILED ${name}: ${detail}`);
  return verdicts;
}

async function play(template: Template, name: string, side: 'double' | 'ours'): Promise<RaceResult> {
  const appUrl = await template.clone();
  const program = inRepository('bench/races/testing/play-race.ts');
  const result: RaceResult = JSON.parse(await lastLineOf(program, [name, appUrl, side, values.rounds]));
  return result;
}

function told({ winners, allowed, violations }: RaceResult): string {
  return `${winners} where ${allowed} may, ${violations.length} rows of verify`;
}

async function playLong(template: Template): Promise<Verdict[]> {
  const { seed, sequences, operations } = values;
  console.log(`seed ${seed}: ${sequences} sequences of ${operations} operations`);
  const program = inRepository('bench/races/testing/play-long.ts');
  const detail = await lastLineOf(program, [
    await template.clone(),
    seed,
    sequences,
    operations,
    ...(values.double === undefined ? [] : [values.double]),
  ]);
  console.log(detail);
  return [
    {
      name: `PTS-04 ${sequences} sequences of ${operations} operations agree with the model, seed ${seed}`,
      ok: detail.startsWith('ok'),
      detail,
    },
  ];
}
