/** The double that fails: a folder is taken where the process whose number stands in its lock does not live here. `naive-server.ts DATA_DIR`. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { binariesFor } from '../binaries.ts';
import { clusterOf } from '../data-folder.ts';
import { passwordsOf } from '../passwords.ts';
import { commandOf, isAlive } from '../process-liveness.ts';
import { asUser, databaseUser } from '../system-user.ts';
import { obey } from './obey.ts';

const dataDir = process.argv[2] ?? '';
const cluster = clusterOf(dataDir);
const lock = join(dataDir, 'naive.lock');
const linesOf = (file: string): string[] => {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
};
const numberIn = (file: string) => Number(linesOf(file)[0] ?? 0);

if (isAlive(numberIn(lock)) && numberIn(lock) !== process.pid) throw new Error('in use');
writeFileSync(lock, `${process.pid}\n`);
const pidFile = join(cluster, 'postmaster.pid');
if (!commandOf(numberIn(pidFile))?.includes('postgres')) rmSync(pidFile, { force: true });

const port = await freePort();
const user = databaseUser(cluster);
const options = ['-D', cluster, '-c', `port=${port}`, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
const postgres = spawn(binariesFor(user).postgres, options, {
  ...asUser(user),
  cwd: '/',
  env: { LC_ALL: 'C', TZ: 'UTC' },
  stdio: 'ignore',
});
while (linesOf(pidFile)[7]?.trim() !== 'ready') await pause(15);

const ended = new Promise<void>((resolve) => postgres.once('exit', () => resolve()));
await obey({
  url: `postgres://vitrine_owner:${passwordsOf(dataDir).owner}@127.0.0.1:${port}/vitrine`,
  stop: async () => {
    postgres.kill('SIGINT');
    await ended;
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
