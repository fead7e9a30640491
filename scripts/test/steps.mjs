/** The steps of `npm test`, in order. Each writes one report. Runs on Node 20. */
import { rmSync } from 'node:fs';
import { build } from '../setup/build.mjs';
import { inRepository, node24, repository } from '../setup/places.mjs';
import { SetupFailure } from '../setup/progress.mjs';
import { runProgram } from '../setup/run-program.mjs';
import { weigh } from './budgets.mjs';
import { readLint, readPlaywright, readTypes, readVerdicts, readVitest, withSecondTry } from './readers.mjs';
import { readJson, writeReport } from './reports.mjs';

export const reports = inRepository('reports');
const raw = (step) => inRepository('reports/raw', `${step}.json`);
const tool = (...parts) => inRepository('node_modules', ...parts);

/** Settings of a developer's own server must not reach the tests. */
const settings = [
  'DATABASE_URL',
  'MIGRATE_DATABASE_URL',
  'SMTP_URL',
  'SMS_ACCOUNT',
  'SMS_TOKEN',
  'SMS_FROM',
  'SMS_URL',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_TOKEN',
  'WHATSAPP_TEMPLATE',
  'WHATSAPP_URL',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET',
  'RECAPTCHA_URL',
  'PORT',
  'CONTENT_PORT',
  'PUBLIC_URL',
  'CONTENT_URL',
  'DATA_DIR',
  'DEMO',
  'TEST_CONTROL',
  'TRUST_PROXY',
  'METRICS_PORT',
  'METRICS_TOKEN',
  'FCM_ACCOUNT_FILE',
  'FCM_URL',
  'NATIVE_APP',
  'NATIVE_ANDROID',
  'NATIVE_IOS',
];
const noSettings = Object.fromEntries(settings.map((name) => [name, undefined]));

/** A step that hangs is killed, and has crashed: after fifty minutes, so that all steps end within an hour and a half; in `npm run test:long` after three hours. */
const stepMs = (isLong) => (isLong ? 180 : 50) * 60_000;

const run = (program, args, { isLong = false, ...options } = {}) =>
  runProgram(program, args, {
    timeoutMs: stepMs(isLong),
    ...options,
    // What a program has compiled once, the hundred that tests start after it read from the disk.
    env: {
      ...noSettings,
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: inRepository('.vitrine/compiled'),
      LONG: isLong ? '1' : undefined,
      ...options.env,
    },
  });

/** A tool that ends badly although no test of its failed has crashed. */
const judged = (tests, { code, output }) => ({
  tests,
  fault:
    code !== 0 && !tests.some(({ status }) => status === 'failed') ? `it ended with ${code}: ${output.trim().slice(-2000)}` : undefined,
});

const fromJson = (step, read, result) => {
  const written = readJson(raw(step));
  return written
    ? judged(read(written), result)
    : { tests: [], fault: `it wrote no results (${result.code}): ${result.output.trim().slice(-2000)}` };
};

/** In CI alone, what failed is run once more, and is flaky when it passes then: printed, counted apart (docs/decisions/027). More than this many files fail for a reason. */
const secondTriesAtMost = 5;

const vitest =
  (step, project, { env, only = [] } = {}) =>
  async ({ isLong }) => {
    const args = (name, files) => [
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${raw(name)}`,
      ...files,
    ];
    const play = async (name, files) =>
      fromJson(name, readVitest, await run(node24, [tool('vitest/vitest.mjs'), ...args(name, files)], { env, isLong }));
    const first = await play(step, only);
    const failed = [...new Set(first.tests.filter(({ status }) => status === 'failed').map(({ file }) => file))];
    if (!process.env.CI || failed.length === 0 || failed.length > secondTriesAtMost) return first;
    const second = await play(`${step}-again`, failed);
    return { ...first, tests: withSecondTry(first.tests, second.tests) };
  };

async function types() {
  const result = await run(tool('.bin/tsc'), [
    '--noEmit',
    '-p',
    inRepository('tsconfig.json'),
    '--pretty',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    inRepository('.vitrine/tsbuildinfo'),
    '--checkers', // each checker works out the shared types anew: one needs half of the processor time of four
    '1',
  ]);
  return judged(readTypes(result.output), result);
}

async function lint() {
  // One thread, like the types: two work out the same types twice, and the other lane has work for the second processor.
  const result = await run(tool('.bin/oxlint'), ['--type-aware', '-f', 'json'], { quiet: true, env: { GOMAXPROCS: '1' } });
  const findings = parsed(result.output);
  const format = await run(tool('.bin/oxfmt'), ['--list-different'], { quiet: true });
  const formatted = {
    name: 'every file is formatted (npm run format)',
    status: format.code === 0 ? 'passed' : 'failed',
    detail: format.output,
  };
  if (!findings) return { tests: [formatted], fault: `oxlint wrote no results (${result.code}): ${result.output.slice(-2000)}` };
  return judged([...readLint(findings), formatted], result);
}

const house = async () =>
  fromJson('house', readVerdicts, await run(node24, [inRepository('scripts/house.mjs'), '--json', raw('house')], { quiet: true }));
/** `args`: what the laboratory's command is called with, a small round for `npm test` and the whole for `npm run test:long`. */
const lab =
  (step, { program = step, short, long }) =>
  async ({ isLong }) => {
    rmSync(raw(step), { force: true }); // what an earlier run wrote says nothing of this one
    const args = [inRepository(`scripts/${program}.mjs`), ...(isLong ? long : short), '--json', raw(step)];
    return fromJson(step, readVerdicts, await run(node24, args, { isLong }));
  };

async function built() {
  try {
    await build();
    return { tests: [{ name: 'the apps and the server build', status: 'passed' }] };
  } catch (fault) {
    if (!(fault instanceof SetupFailure)) throw fault;
    return { tests: [{ name: 'the apps and the server build', status: 'failed', detail: fault.message }] };
  }
}

const browser = async ({ isLong }) =>
  fromJson('browser', readPlaywright, await run(node24, [tool('@playwright/test/cli.js'), 'test'], { isLong }));

/**
 * `level`: what a passed test of the step proves a requirement by; `repeats`: the step whose tests it runs again; `isLong`: of `npm run test:long` alone;
 * `lane`: steps that leave half of the machine idle, for they keep one processor busy or wait for clocks and a database, run beside those of the other lane.
 */
export const steps = [
  { name: 'types', level: null, lane: 1, run: types },
  { name: 'house', level: null, lane: 1, run: house },
  { name: 'unit', level: 'rule', lane: 1, run: vitest('unit', 'unit') },
  {
    name: 'zones',
    level: null,
    repeats: 'unit',
    lane: 1,
    run: vitest('zones', 'unit', { env: { TZ: 'America/Santiago' }, only: ['packages/domain'] }),
  },
  { name: 'screen', level: 'rule', lane: 1, run: vitest('screen', 'screen') },
  { name: 'int', level: 'http', lane: 2, run: vitest('int', 'int') },
  { name: 'lint', level: null, lane: 2, run: lint },
  { name: 'build', level: null, run: built },
  { name: 'budgets', level: null, run: async () => ({ tests: readVerdicts(weigh(repository)) }) },
  // The house's own functions on a real PostgreSQL, without HTTP.
  { name: 'races', level: 'rule', lane: 1, run: lab('races', { short: ['--rounds', '2'], long: ['--rounds', '20'] }) },
  { name: 'crash', level: 'http', lane: 2, run: lab('crash', { short: ['--rounds', '3'], long: ['--rounds', '20'] }) },
  { name: 'sequences', level: 'rule', isLong: true, run: lab('sequences', { program: 'races', long: ['--long'] }) },
  { name: 'mutants', level: null, isLong: true, run: lab('mutants', { long: [] }) },
  // LibreOffice itself, where this machine has it; without it the report says that nothing was shown.
  { name: 'office', level: 'rule', isLong: true, run: lab('office', { long: [] }) },
  { name: 'browser', level: 'browser', run: browser },
];

/** What runs one after the other: each time the lanes that run beside each other, each a list of steps. A step without a lane runs alone. */
export function lanesOf(list) {
  const groups = [];
  let open;
  for (const step of list) {
    if (step.lane === undefined || !open) groups.push((open = new Map()));
    open.set(step.lane, [...(open.get(step.lane) ?? []), step]);
    if (step.lane === undefined) open = undefined;
  }
  return groups.map((lanes) => [...lanes.values()]);
}

/** The steps of a run. */
export const stepsOf = ({ isLong }) => steps.filter((step) => isLong || !step.isLong);

/** Runs one step and writes its report, also when the step throws. */
export async function runStep({ name, level, repeats, run: work }, { folder = reports, isLong = false } = {}) {
  const start = performance.now();
  const { tests, fault } = await work({ isLong }).catch((thrown) => ({ tests: [], fault: thrown.stack ?? String(thrown) }));
  const report = { step: name, level, repeats, fault, seconds: (performance.now() - start) / 1000, tests };
  writeReport(folder, report);
  return report;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
