/** Plants a failure for each tool that `npm test` runs, lets the tool find it, and reads what it reported. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRepository, node24 } from '../setup/places.mjs';
import { weigh } from './budgets.mjs';
import { readLint, readPlaywright, readTypes, readVerdicts, readVitest } from './readers.mjs';
import { reportFile } from './reports.mjs';
import { runStep, steps } from './steps.mjs';

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

const playwright = (content: string) => {
  plant('a.e2e.ts', `import { expect, test } from '@playwright/test';\n${content}`);
  const config = { testMatch: '*.e2e.ts', forbidOnly: true, projects: [{ name: 'phone' }, { name: 'desktop' }] };
  plant('playwright.config.ts', `export default { ...${JSON.stringify(config)}, reporter: [['json', { outputFile: 'out.json' }]] };`);
  tool('@playwright/test/cli.js', 'test');
  return readPlaywright(written());
};

test('playwright: each viewport is a test, a failed one has failed', () => {
  const tests = playwright(`
    test('SES-01 good', () => {});
    test.describe('group', () => { test('bad', () => { expect(1).toBe(2); }); });`);

  expect(byStatus(tests, 'passed')).toEqual(['a.e2e.ts › SES-01 good › (phone)', 'a.e2e.ts › SES-01 good › (desktop)']);
  expect(byStatus(tests, 'failed')).toHaveLength(2);
}, 60_000);

test('playwright: a forbidden .only is a failure', () => {
  expect(byStatus(playwright(`test.only('alone', () => {});`), 'failed')).not.toHaveLength(0);
}, 60_000);

test('types: an error fails the part in which it stands', () => {
  const tests = readTypes("server/src/a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.\n", ['server', 'web']);

  expect(byStatus(tests, 'failed')).toEqual(['types of server']);
  expect(byStatus(tests, 'passed')).toEqual(['types of web']);
  expect(byStatus(readTypes("error TS5058: The specified path does not exist: 'tsconfig.json'.", ['server']), 'failed')).toEqual([
    'types of the rest',
  ]);
});

test('lint: a broken rule has failed, the others have passed', () => {
  plant('a.ts', 'export const answer = () => { debugger; };\n');
  const { stdout } = spawnSync(inRepository('node_modules/.bin/oxlint'), ['-f', 'json', '-D', 'no-debugger', 'a.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const tests = readLint(JSON.parse(stdout));

  expect(byStatus(tests, 'failed')).toEqual(['eslint(no-debugger)']);
  expect(byStatus(tests, 'passed').length).toBeGreaterThan(10);
});

test('house, races and crash: a verdict that is not ok has failed', () => {
  expect(byStatus(readVerdicts([{ name: 'no-circles', ok: false, detail: 'a.ts' }]), 'failed')).toEqual(['no-circles']);
});

test('budgets: an app that is not built is a failure, and so is one that is too heavy', () => {
  expect(weigh(folder).every(({ ok }) => !ok)).toBe(true);

  const noise = Array.from({ length: 60_000 }, (_, index) => (index * 2654435761) % 4294967296).join();
  plant('admin/dist/assets/main-abcdefgh.js', noise);
  plant('web/dist/assets/main.js', noise);
  plant('web/dist/assets/style.css', noise);
  const manifest = { 'index.html': { file: 'assets/main.js', isEntry: true }, 'style.css': { file: 'assets/style.css' } };
  plant('web/dist/.vite/manifest.json', JSON.stringify(manifest));
  expect(weigh(folder).map(({ ok, detail }) => ok || detail)).toEqual(Array(4).fill(expect.stringContaining('kB too heavy')));
});

test('a step that throws writes a report that says so', async () => {
  const throwing = { name: 'planted', level: null, run: () => Promise.reject(new Error('planted')) };
  await runStep(throwing, folder);

  expect(JSON.parse(readFileSync(reportFile(folder, 'planted'), 'utf8')).fault).toContain('planted');
});

test('every step has a planted failure above', () => {
  const proved = ['types', 'lint', 'house', 'unit', 'zones', 'screen', 'int', 'build', 'budgets', 'races', 'crash', 'browser'];
  expect(steps.map(({ name }) => name)).toEqual(proved);
});
