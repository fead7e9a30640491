/** Plants a failure for each tool that `npm test` runs, lets the tool find it, and reads what it reported. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRepository, node24 } from '../setup/places.mjs';
import { weigh } from './budgets.mjs';
import { readLint, readPlaywright, readTypes, readVerdicts, readVitest, withSecondTry } from './readers.mjs';
import { reportFile } from './reports.mjs';
import { lanesOf, runStep, stepsOf } from './steps.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'planted-'));
  symlinkSync(inRepository('node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const plant = (name: string, content: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), content);
};
const tool = (path: string, ...args: string[]) =>
  spawnSync(node24, [inRepository('node_modules', path), ...args], { cwd: folder, encoding: 'utf8', env: { PATH: process.env['PATH'] } });
const written = () => JSON.parse(readFileSync(join(folder, 'out.json'), 'utf8'));
const byStatus = (tests: { name: string; status: string }[], status: string) =>
  tests.filter((one) => one.status === status).map(({ name }) => name);

const vitest = (content: string) => {
  plant('a.test.ts', `import { describe, expect, test } from 'vitest';\n${content}`);
  plant('vitest.config.ts', 'export default { test: { allowOnly: false } };');
  tool('vitest/vitest.mjs', 'run', '--reporter=json', '--outputFile=out.json');
  return readVitest(written());
};

test('vitest: passed, failed and skipped tests are told apart', () => {
  const tests = vitest(`
    test('SES-01 good', () => {});
    describe('group', () => test('bad', () => expect(1).toBe(2)));
    test.skip('left out', () => {});`);

  expect(byStatus(tests, 'passed')).toEqual(['SES-01 good']);
  expect(byStatus(tests, 'failed')).toEqual(['group › bad']);
  expect(byStatus(tests, 'skipped')).toEqual(['left out']);
});

test('vitest: a forbidden .only is a failure', () => {
  expect(byStatus(vitest(`test.only('alone', () => {}); test('other', () => {});`), 'failed')).toHaveLength(1);
});

test('vitest: a file that cannot be loaded is a failure', () => {
  expect(byStatus(vitest(`throw new Error('planted');`), 'failed')).toHaveLength(1);
});

const playwright = (content: string, more: object = {}) => {
  plant('a.e2e.ts', `import { expect, test } from '@playwright/test';\n${content}`);
  const config = { testMatch: '*.e2e.ts', forbidOnly: true, projects: [{ name: 'phone' }, { name: 'desktop' }], ...more };
  plant('playwright.config.ts', `export default { ...${JSON.stringify(config)}, reporter: [['json', { outputFile: 'out.json' }]] };`);
  tool('@playwright/test/cli.js', 'test');
  return readPlaywright(written());
};

test('playwright: each device is a test; one that fails has failed, one that passes at its second try is flaky', () => {
  const tests = playwright(
    `test('SES-01 good', () => {});
    test('by chance', ({}, { retry }) => { expect(retry).toBe(1); });
    test.describe('group', () => { test('bad', () => { expect(1).toBe(2); }); });`,
    { retries: 1 },
  );

  const onBoth = (name: string) => [`a.e2e.ts › ${name} › (phone)`, `a.e2e.ts › ${name} › (desktop)`];
  expect(byStatus(tests, 'passed')).toEqual(onBoth('SES-01 good'));
  expect(byStatus(tests, 'flaky')).toEqual(onBoth('by chance'));
  expect(byStatus(tests, 'failed')).toEqual(onBoth('group › bad'));
}, 60_000);

test('playwright: a forbidden .only is a failure', () => {
  expect(byStatus(playwright(`test.only('alone', () => {});`), 'failed')).not.toHaveLength(0);
}, 60_000);

test('vitest: what passes at its second try is flaky, what fails again or does not run again has failed', () => {
  const first = ['a', 'b', 'c', 'd'].map((name) => ({ name, file: 'x.test.ts', status: name === 'd' ? 'passed' : 'failed' }));
  const second = [
    { name: 'a', file: 'x.test.ts', status: 'passed' },
    { name: 'b', file: 'x.test.ts', status: 'failed' },
    { name: 'c', file: 'y.test.ts', status: 'passed' },
  ];

  expect(withSecondTry(first, second).map(({ status }) => status)).toEqual(['flaky', 'failed', 'failed', 'passed']);
});

test('types: an error fails them', () => {
  const status = (output: string) => readTypes(output).map((one) => one.status);

  expect(status("server/src/a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.\n")).toEqual(['failed']);
  expect(status("error TS5058: The specified path does not exist: 'tsconfig.json'.")).toEqual(['failed']);
  expect(status('')).toEqual(['passed']);
});

test('lint: a broken rule has failed, and that all are kept is one test', () => {
  plant('a.ts', 'export const answer = () => { debugger; };\n');
  const { stdout } = spawnSync(inRepository('node_modules/.bin/oxlint'), ['-f', 'json', '-D', 'no-debugger', 'a.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const tests = readLint(JSON.parse(stdout));

  expect(tests.map(({ name, status }) => ({ name, status }))).toEqual([{ name: 'eslint(no-debugger)', status: 'failed' }]);
  expect(readLint({ ...JSON.parse(stdout), diagnostics: [] })).toMatchObject([{ status: 'passed' }]);
});

test('house, races, mutants, office and crash: a verdict that is not ok has failed', () => {
  expect(byStatus(readVerdicts([{ name: 'no-circles', ok: false, detail: 'a.ts' }]), 'failed')).toEqual(['no-circles']);
});

test('budgets: an app that is not built is a failure, and so is one that is too heavy', () => {
  expect(weigh(folder).every(({ ok }) => !ok)).toBe(true);

  const noise = Array.from({ length: 60_000 }, (_, index) => (index * 2654435761) % 4294967296).join();
  plant('admin/dist/assets/main-abcdefgh.js', noise);
  plant('web/dist/assets/main.js', noise);
  plant('web/dist/assets/style.css', noise);
  const manifest = { 'index.html': { file: 'assets/main.js', isEntry: true, css: ['assets/style.css'] } };
  plant('web/dist/.vite/manifest.json', JSON.stringify(manifest));
  expect(weigh(folder).map(({ ok, detail }) => ok || detail)).toEqual(Array(5).fill(expect.stringContaining('kB too heavy')));
});

test('a step that throws writes a report that says so', async () => {
  const throwing = { name: 'planted', level: null, run: () => Promise.reject(new Error('planted')) };
  await runStep(throwing, { folder });

  expect(JSON.parse(readFileSync(reportFile(folder, 'planted'), 'utf8')).fault).toContain('planted');
});

test('steps of two lanes run beside each other, each lane in its order, and a step without a lane runs alone', () => {
  const step = (name: string, lane?: number) => ({ name, lane });
  const [a, b, c, d] = [step('a', 1), step('b', 2), step('c'), step('d', 1)];

  expect(lanesOf([a, b, d, c, b, a])).toEqual([[[a, d], [b]], [[c]], [[b], [a]]]);
  expect(lanesOf([c])).toEqual([[[c]]]);
});

test('every step has a planted failure above', () => {
  const proved = [
    'types',
    'house',
    'unit',
    'zones',
    'screen',
    'int',
    'lint',
    'build',
    'budgets',
    'races',
    'crash',
    'sequences',
    'mutants',
    'office',
    'browser',
  ];
  expect(stepsOf({ isLong: true }).map(({ name }) => name)).toEqual(proved);
});
