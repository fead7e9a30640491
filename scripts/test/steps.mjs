/** The steps of `npm test`, in order. Each writes one report. Runs on Node 20. */
import { build } from '../setup/build.mjs';
import { inRepository, node24, repository } from '../setup/places.mjs';
import { SetupFailure } from '../setup/progress.mjs';
import { runProgram } from '../setup/run-program.mjs';
import { weigh } from './budgets.mjs';
import { readLint, readPlaywright, readTypes, readVerdicts, readVitest } from './readers.mjs';
import { readJson, writeReport } from './reports.mjs';

export const reports = inRepository('reports');
const raw = (step) => inRepository('reports/raw', `${step}.json`);
const tool = (...parts) => inRepository('node_modules', ...parts);
const parts = ['packages/domain', 'packages/contract', 'packages/client', 'packages/ui', 'server', 'web', 'admin', 'e2e', 'bench'];

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
];
const noSettings = Object.fromEntries(settings.map((name) => [name, undefined]));

/** A step that hangs is killed, and has crashed. The journeys take the longest, and twice as long with a whole Chromium. */
const stepMs = 25 * 60_000;
const browserMs = 62 * 60_000;

const run = (program, args, options = {}) =>
  runProgram(program, args, { timeoutMs: stepMs, ...options, env: { ...noSettings, NODE_ENV: 'test', ...options.env } });

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

const vitest =
  (step, project, { env, only = [] } = {}) =>
  async () => {
    const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${raw(step)}`, ...only];
    return fromJson(step, readVitest, await run(node24, [tool('vitest/vitest.mjs'), ...args], { env }));
  };

async function types() {
  const result = await run(tool('.bin/tsc'), ['--noEmit', '-p', inRepository('tsconfig.json'), '--pretty', 'false']);
  return judged(readTypes(result.output, parts), result);
}

async function lint() {
  const result = await run(tool('.bin/oxlint'), ['--type-aware', '-f', 'json'], { quiet: true });
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
const lab = (step, rounds) => async () =>
  fromJson(step, readVerdicts, await run(node24, [inRepository(`scripts/${step}.mjs`), '--rounds', rounds, '--json', raw(step)]));

async function built() {
  try {
    await build();
    return { tests: [{ name: 'the apps and the server build', status: 'passed' }] };
  } catch (fault) {
    if (!(fault instanceof SetupFailure)) throw fault;
    return { tests: [{ name: 'the apps and the server build', status: 'failed', detail: fault.message }] };
  }
}

const browser = async () =>
  fromJson('browser', readPlaywright, await run(node24, [tool('@playwright/test/cli.js'), 'test'], { timeoutMs: browserMs }));

/** `level`: what a passed test of the step proves a requirement by. */
export const steps = [
  { name: 'types', level: null, run: types },
  { name: 'lint', level: null, run: lint },
  { name: 'house', level: null, run: house },
  { name: 'unit', level: 'rule', run: vitest('unit', 'unit') },
  { name: 'zones', level: null, run: vitest('zones', 'unit', { env: { TZ: 'America/Santiago' }, only: ['packages/domain'] }) },
  { name: 'screen', level: 'rule', run: vitest('screen', 'screen') },
  { name: 'int', level: 'http', run: vitest('int', 'int') },
  { name: 'build', level: null, run: built },
  { name: 'budgets', level: null, run: async () => ({ tests: readVerdicts(weigh(repository)) }) },
  // The house's own functions on a real PostgreSQL, without HTTP.
  { name: 'races', level: 'rule', run: lab('races', '2') },
  { name: 'crash', level: 'http', run: lab('crash', '3') },
  { name: 'browser', level: 'browser', run: browser },
];

/** Runs one step and writes its report, also when the step throws. */
export async function runStep({ name, level, run: work }, folder = reports) {
  const outcome = await work().catch((fault) => ({ tests: [], fault: fault.stack ?? String(fault) }));
  const report = { step: name, level, fault: outcome.fault, tests: outcome.tests };
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
