#!/usr/bin/env node
/**
 * `npm test`: sets up what is missing, runs every step, and ends with the line `N passed, N failed`.
 * `npm test -- --only types,house` runs some steps; `--planted` proves that a planted failure of each step is counted.
 * Plain ESM without dependencies, for Node 20 and newer.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './setup/install.mjs';
import { inRepository, node24 } from './setup/places.mjs';
import { runProgram } from './setup/run-program.mjs';
import { addUp, isGood } from './test/add-up.mjs';
import { clearReports, readReport } from './test/reports.mjs';
import { rowsOf, tableOf } from './test/rows.mjs';
import { reports, runStep, steps } from './test/steps.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, planted: { type: 'boolean' } } });

if (values.planted) {
  await install();
  const args = [inRepository('node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', 'scripts/test'];
  process.exitCode = (await runProgram(node24, args)).code === 0 ? 0 : 1;
} else {
  process.exitCode = await testAll(values.only?.split(',') ?? steps.map(({ name }) => name));
}

async function testAll(wanted) {
  clearReports(reports, [...steps.map(({ name }) => name), 'rows', ...wanted]);
  const isInstalled = await install().then(
    () => true,
    (fault) => console.error(fault.message),
  );
  for (const step of steps.filter(({ name }) => isInstalled && wanted.includes(name))) {
    console.log(`\n━━ ${step.name}`);
    const start = performance.now();
    const { tests } = await runStep(step);
    const count = (status) => tests.filter((test) => test.status === status).length;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`   ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped in ${seconds} s`);
  }

  const sum = addUp(wanted, (step) => readReport(reports, step), { inCI: Boolean(process.env.CI) });
  const rows = rowsOf(wanted.map((step) => readReport(reports, step)).filter(Boolean));
  writeFileSync(join(reports, 'rows.json'), `${JSON.stringify(rows, null, 2)}\n`);

  console.log(`\n${tableOf(rows)}`);
  for (const { step, name } of sum.skips) console.log(`skipped  ${step}: ${name}`);
  for (const { step, name, detail } of sum.failures) console.log(`FAILED   ${step}: ${name}\n${indented(detail)}`);
  console.log(`\n${sum.closing}`);
  return isGood(sum) ? 0 : 1;
}

function indented(detail) {
  const lines = String(detail).trim().split('\n');
  const shown = lines.length > 25 ? [...lines.slice(0, 25), `… and ${lines.length - 25} lines more in reports/`] : lines;
  return shown.map((line) => `         ${line}`).join('\n');
}
