/** `npm start` on a machine that has only Node 20 and an old npm, with stand-ins for npm and for what it installs. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRepository } from './places.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clone-'));
  cpSync(inRepository('scripts'), join(root, 'scripts'), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, 'package.json'), '{"version":"0.1.0","type":"module"}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The machine's own Node: the folders of installed packages, which come first under npm, are left out. */
const systemPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));

function standIn(name: string, script: string): void {
  mkdirSync(join(root, 'bin'), { recursive: true });
  writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(root, 'bin', name), 0o755);
}

/** What an install leaves: a Node that builds (it makes the outputs) and then serves. */
const installs = `echo "$0 $*" >> ${'$'}{0%/*}/../calls; mkdir -p node_modules/.bin
cat > node_modules/.bin/node <<'NODE'
#!/bin/sh
case "$*" in
  *vite.js*) mkdir -p web/dist admin/dist; touch web/dist/index.html admin/dist/index.html; echo build >> calls;;
  *bundle-server*) mkdir -p dist/server; touch dist/server/main.js; echo build >> calls;;
  *) echo "serving with NODE_ENV=$NODE_ENV";;
esac
NODE
chmod +x node_modules/.bin/node`;

function start(env: Record<string, string> = {}) {
  const path = [join(root, 'bin'), ...systemPath].join(delimiter);
  const run = spawnSync('node', ['scripts/start.mjs'], { cwd: root, encoding: 'utf8', env: { PATH: path, PORT: '3987', ...env } });
  const calls = existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8').trim().split('\n') : [];
  return { ...run, calls, builds: calls.filter((call) => call === 'build').length };
}

test('an old npm fetches npm 11 for the install; then the apps are built and served', () => {
  standIn('npm', 'echo 10.8.2');
  standIn('npx', installs);
  const { status, stdout, calls, builds } = start();

  expect(calls[0]).toMatch(/npx --yes npm@11\.19\.1 install /);
  expect(builds).toBe(3);
  expect(stdout).toContain('Installing packages with npm 11.19.1');
  expect(stdout).toContain('serving with NODE_ENV=production');
  expect(status).toBe(0);
});

test('npm 11 installs by itself; a second start neither installs nor builds', () => {
  standIn('npm', `if [ "$1" = --version ]; then echo 11.19.1; else ${installs}\nfi`);
  expect(start().calls[0]).toMatch(/npm install /);

  const second = start();
  expect(second.calls).toHaveLength(4);
  expect(second.stdout).toBe('serving with NODE_ENV=production\n');
});

test('another lock file installs again, another source builds again', () => {
  standIn('npm', `if [ "$1" = --version ]; then echo 11.19.1; else ${installs}\nfi`);
  start();
  mkdirSync(join(root, 'web'), { recursive: true });
  writeFileSync(join(root, 'web/main.ts'), 'changed');
  expect(start().builds).toBe(6);

  writeFileSync(join(root, 'package-lock.json'), '{"changed":true}');
  expect(start().calls.filter((call) => call.includes('install'))).toHaveLength(2);
});

test('a failed install is said with the words of npm, without a stack', () => {
  standIn('npm', 'if [ "$1" = --version ]; then echo 11.19.1; else echo "no network" >&2; exit 7; fi');
  const { status, stderr } = start();

  expect(status).toBe(1);
  expect(stderr.trim()).toBe('The packages could not be installed:\nno network');
});

test('a taken port is said at once, before any set-up', async () => {
  const holder = createServer();
  const port = await new Promise<number>((resolve) => holder.listen(0, () => resolve((holder.address() as { port: number }).port)));
  const { status, stderr } = start({ PORT: String(port) });
  holder.close();

  expect(status).toBe(1);
  expect(stderr.trim()).toBe(`Port ${port} is taken by another program. End that one, or choose another port: PORT=3001 npm start`);
});
