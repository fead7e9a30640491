#!/usr/bin/env node
/**
 * `npm run mutants`: small faults, planted one by one into rules and use-cases (StrykerJS), which the tests have to find; survivors by file and line.
 * `-- --only domain` the rules, `--only domain/learning,ledger` some parts, `--only ledger/credit.ts` one file; `--whole` every use-case instead of this turn's, `--turn N` another turn's.
 * Plain ESM without dependencies, for Node 20 and newer.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { partsOf } from './mutants/parts.mjs';
import { outcomeOf, verdictsOf } from './mutants/score.mjs';
import { inRepository, node24 } from './setup/places.mjs';
import { runProgram } from './setup/run-program.mjs';
import { readJson } from './test/reports.mjs';

const dayMs = 86_400_000;
const { values } = parseArgs({
  options: { only: { type: 'string' }, json: { type: 'string' }, turn: { type: 'string' }, whole: { type: 'boolean', default: false } },
});

const turn = Number(values.turn ?? Math.floor(Date.now() / dayMs));
const parts = partsOf({ only: values.only?.split(','), turn, isWhole: values.whole });
if (parts.length === 0) throw new Error(`no part is named ${values.only}`);

const outcomes = [];
for (const part of parts) outcomes.push({ ...part, ...(await tried(part)) });
const verdicts = verdictsOf(outcomes);
for (const { name, ok, detail } of verdicts) console.log(`\n${ok ? 'ok    ' : 'FAILED'} ${name}: ${detail}`);
if (values.json) {
  mkdirSync(dirname(values.json), { recursive: true });
  writeFileSync(values.json, JSON.stringify(verdicts, null, 2));
}
process.exitCode = verdicts.every(({ ok }) => ok) ? 0 : 1;

/** One after the other, one worker each: whoever measures time beside it is not disturbed more than by any other step. */
async function tried({ name, mutate, tests }) {
  console.log(`\n━━ mutants of ${name}: ${mutate.length} files`);
  const report = inRepository('reports/raw', `mutants-${name.replaceAll('/', '-')}.json`);
  const settings = inRepository('.vitrine', 'mutants.json');
  rmSync(report, { force: true });
  mkdirSync(dirname(settings), { recursive: true });
  writeFileSync(settings, JSON.stringify(settingsOf({ mutate, report })));
  const stryker = inRepository('node_modules/@stryker-mutator/core/bin/stryker.js');
  const { code, output } = await runProgram(node24, [stryker, 'run', settings], {
    env: { MUTANTS_TESTS: tests.join(','), NODE_ENV: 'test', LONG: undefined }, // pinned values: a survivor is one tomorrow, too
  });
  const written = readJson(report);
  if (!written) return { fault: `it wrote no report (${code}): ${output.trim().slice(-2_000)}` };
  const outcome = outcomeOf(written);
  console.log(`   ${name}: ${outcome.killed} found, ${outcome.survivors.length} survived`);
  return outcome;
}

/** What stands in a table that is read once is not mutated (`ignoreStatic`): each such mutant would ask for every test, and most are words. */
function settingsOf({ mutate, report }) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
    mutate,
    concurrency: 1,
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    timeoutMS: 20_000,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    tempDirName: '.vitrine/mutants',
    tsconfigFile: 'none.json', // its own reading of a tsconfig asks for an older compiler, and nothing here needs it
    ignorePatterns: ['*', '!packages', '!packages/**', '!server', '!server/**', '!scripts', '!scripts/**', '!*.json', '/**/dist'],
  };
}
