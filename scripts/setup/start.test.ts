/** `npm start` on a machine that has only Node 20 and an old npm, with stand-ins for npm and for what it installs. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
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
  mkdirSync(dirname(join(root, 'bin', name)), { recursive: true });
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

test('a port that is none is said in one line, before any set-up', () => {
  const { status, stdout, stderr } = start({ PORT: 'abc' });
  expect([status, stdout, stderr.trim()]).toEqual([1, '', 'PORT has to be a whole number from 0 to 65535, as in: PORT=3001 npm start']);
});

/** A server that writes down when it is there, what reaches it, and that it ended in order, a moment after it was told. */
const server = `
  const say = (line) => require('node:fs').appendFileSync('said', line + '\\n');
  const end = (what) => { say(what); setTimeout(() => { say('ended'); process.exit(0); }, 300); };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
  process.on('disconnect', () => end('disconnect'));
  setInterval(() => {}, 1000);
  say('ready');`;
const said = () => (existsSync(join(root, 'said')) ? readFileSync(join(root, 'said'), 'utf8').trim().split('\n') : []);

/** `npm start` as the repository's package.json has it, with that server; answers npm's own process. */
async function npmStart(): Promise<ChildProcess> {
  const script = /"start": "([^"]+)"/.exec(readFileSync(inRepository('package.json'), 'utf8'))?.[1];
  writeFileSync(join(root, 'package.json'), JSON.stringify({ version: '0.1.0', scripts: { start: script } }));
  // npm finds the installed Node first, so a second start runs the launcher on it too.
  const runs = '*start.mjs*) exec "$REAL_NODE" "$@";; *) exec "$REAL_NODE" server.cjs';
  standIn(
    'npx',
    installs.replace('*) echo "serving with NODE_ENV=$NODE_ENV"', () => runs),
  );
  writeFileSync(join(root, 'server.cjs'), server);
  standIn('old/npm', 'echo 10.8.2');
  const path = [join(root, 'bin/old'), join(root, 'bin'), ...systemPath].join(delimiter);
  const npm = spawn(spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim(), ['start'], {
    cwd: root,
    env: { PATH: path, PORT: '3987', HOME: root, REAL_NODE: process.execPath },
    stdio: 'ignore',
  });
  await expect.poll(said, { timeout: 20_000 }).toEqual(['ready']);
  return npm;
}

test('SIGTERM to npm reaches the server, and npm ends after it', async () => {
  const npm = await npmStart();
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  expect(said()).toEqual(['ready', 'SIGTERM', 'ended']);
}, 30_000);

test('npm killed hard ends the server in order, and so does the launcher killed hard', async () => {
  const npm = await npmStart();
  npm.kill('SIGKILL');
  await expect.poll(said, { timeout: 10_000 }).toEqual(['ready', 'SIGTERM', 'ended']);
  rmSync(join(root, 'said'));

  const again = await npmStart();
  const launcher = Number(spawnSync('pgrep', ['-P', String(again.pid)], { encoding: 'utf8' }).stdout);
  process.kill(launcher, 'SIGKILL');
  await expect.poll(said, { timeout: 10_000 }).toEqual(['ready', 'disconnect', 'ended']);
}, 60_000);
