#!/usr/bin/env node
/**
 * `npm test`: sets up what is missing, runs every step, and ends with the line `N passed, N failed`.
 * `npm test -- --only types,house` runs some steps; `--planted` proves that a planted failure of each step is counted.
 * `npm run test:long` (`--long`) proves the rare things too: many rounds, long sequences, every journey on both devices.
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
import { lanesOf, reports, runStep, stepsOf } from './test/steps.mjs';
import { timesOf } from './test/times.mjs';

const { values } = parseArgs({
  options: { only: { type: 'string' }, planted: { type: 'boolean' }, long: { type: 'boolean', default: false } },
});

if (values.planted) {
  await install();
  const args = [inRepository('node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', 'scripts/test'];
  process.exitCode = (await runProgram(node24, args)).code === 0 ? 0 : 1;
} else {
  process.exitCode = await testAll({ only: values.only?.split(','), isLong: values.long });
}

async function testAll({ only, isLong }) {
  const steps = stepsOf({ isLong });
  const wanted = only ?? steps.map(({ name }) => name);
  clearReports(reports, [...steps.map(({ name }) => name), 'rows', ...wanted]);
  const isInstalled = await install().then(
    () => true,
    (fault) => console.error(fault.message),
  );
  const start = performance.now(); // from an installed clone
  for (const lanes of lanesOf(steps.filter(({ name }) => isInstalled && wanted.includes(name)))) {
    await Promise.all(lanes.map((lane) => runOneByOne(lane, { isLong })));
  }
  const seconds = (performance.now() - start) / 1000;

  const sum = addUp(wanted, (step) => readReport(reports, step), { inCI: Boolean(process.env.CI) });
  const written = wanted.map((step) => readReport(reports, step)).filter(Boolean);
  const rows = rowsOf(written);
  writeFileSync(join(reports, 'rows.json'), `${JSON.stringify(rows, null, 2)}\n`);

  console.log(`\n${tableOf(rows)}`);
  console.log(`\n${timesOf(written, { seconds, isLong })}\n`);
  for (const { step, name } of sum.skips) console.log(`skipped  ${step}: ${name}`);
  for (const { step, name } of sum.flaky) console.log(`FLAKY    ${step}: ${name}`);
  for (const { step, name, detail } of sum.failures) console.log(`FAILED   ${step}: ${name}\n${indented(detail)}`);
  if (sum.flaky.length > 0) console.log(`\n${sum.flaky.length} flaky: failed first and passed at the second try`);
  console.log(`\n${sum.closing}`);
  return isGood(sum) ? 0 : 1;
}

async function runOneByOne(steps, { isLong }) {
  for (const step of steps) {
    console.log(`\n━━ ${step.name}`);
    const { tests, seconds } = await runStep(step, { isLong });
    const count = (status) => tests.filter((test) => test.status === status).length;
    console.log(
      `   ${step.name}: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped in ${seconds.toFixed(1)} s`,
    );
  }
}

function indented(detail) {
  const lines = String(detail).trim().split('\n');
  const shown = lines.length > 25 ? [...lines.slice(0, 25), `… and ${lines.length - 25} lines more in reports/`] : lines;
  return shown.map((line) => `         ${line}`).join('\n');
}
