/** Starts, joins, awaits and stops the postgres process. */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { CannotStart } from './cannot-start.ts';
import { bareEnvironment } from './cluster.ts';
import { cannotWrite } from './folder-claim.ts';
import { findPostmaster, isLeftByStranger, pidFileOf, type Postmaster } from './postmaster-file.ts';
import { isAlive } from './process-liveness.ts';
import type { SystemUser } from './reach.ts';
import { openSignOfLife, showsLife } from './sign-of-life.ts';
import { asUser } from './system-user.ts';

/** `test` gives up what survives a power cut, for databases that are thrown away. */
export type Durability = 'full' | 'test';
export type Launch = { cluster: string; logFile: string; binaries: Binaries; user: SystemUser; port: number; durability: Durability };

const startsWithinSeconds = 120; // recovery after a crash reads the log of writes first
const leftoversLiveMs = 10_000; // the children of a killed postmaster end by themselves, and hold its memory until then

/** Joins the postgres that runs in the folder, or starts one, and waits until it answers. */
export async function joinOrStart(launch: Launch): Promise<Postmaster & { isJoined: boolean }> {
  const running = findPostmaster(launch.cluster);
  if (running?.isStopping) await ended(running.pid, 60_000);
  else if (running) return { ...(await ready(launch, running.pid)), isJoined: true };
  return { ...(await start(launch)), isJoined: false };
}

/** Fast shutdown (SIGINT): running statements are rolled back, everything written is kept. Only a postgres that hangs is ended at once, which costs the next start a recovery. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const running = findPostmaster(cluster);
  if (!running) return;
  send(running.pid, 'SIGINT');
  if (await ended(running.pid, 30_000)) return;
  send(running.pid, 'SIGQUIT');
  await ended(running.pid, 10_000);
}

async function start(launch: Launch): Promise<Postmaster> {
  const deadline = Date.now() + leftoversLiveMs;
  while (showsLife(launch.cluster)) {
    if (Date.now() > deadline) throw runsElsewhere(launch.cluster);
    await pause(15);
  }
  for (;;) {
    if (isLeftByStranger(launch.cluster)) rmSync(pidFileOf(launch.cluster), { force: true });
    const port = launch.port === 0 ? await freePort() : launch.port;
    const { pid, logStart } = spawnPostgres(launch, port);
    try {
      return await ready(launch, pid);
    } catch (fault) {
      const words = wordsSince(launch.logFile, logStart);
      const isTransient =
        /shared memory block|lock file "postmaster\.pid" already exists/.test(words) || (launch.port === 0 && isPortTaken(words));
      if (!isTransient || Date.now() > deadline) throw explained(launch, port, words, fault);
      await pause(100);
    }
  }
}

/** In a session of its own: Ctrl-C reaches the server alone, which stops its database after its last request. Its log is a file, because a pipe would break with us. */
function spawnPostgres(launch: Launch, port: number): { pid: number; logStart: number } {
  const log = openLog(launch.logFile);
  const sign = openSignOfLife(launch.cluster);
  try {
    const logStart = statSync(launch.logFile).size;
    const child = spawn(launch.binaries.postgres, ['-D', launch.cluster, ...settings(port, launch.durability)], {
      ...asUser(launch.user),
      cwd: '/',
      env: bareEnvironment,
      detached: true,
      stdio: ['ignore', log, log, ...(sign === undefined ? [] : [sign])],
    });
    child.on('error', () => {}); // a program that cannot run has no pid, which is refused below
    child.unref();
    if (child.pid === undefined) throw new CannotStart(`PostgreSQL cannot be run from ${launch.binaries.postgres}.`);
    return { pid: child.pid, logStart };
  } finally {
    closeSync(log);
    if (sign !== undefined) closeSync(sign);
  }
}

const runsElsewhere = (cluster: string) =>
  new CannotStart(
    `The database in ${cluster} still runs where this process cannot see it, as in another container whose Vitrine was killed. Stop that container first.`,
  );

function settings(port: number, durability: Durability): string[] {
  const buffers = Math.min(1024, Math.max(32, Math.floor(totalmem() / 8 / 1024 / 1024)));
  const safe = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
  const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0' };
  const all: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    max_connections: '100',
    shared_buffers: `${buffers}MB`,
    password_encryption: 'scram-sha-256',
    log_timezone: 'UTC',
    timezone: 'UTC',
    log_error_verbosity: 'terse', // neither rows nor statements in the log: they hold personal data
    log_min_error_statement: 'panic',
    jit: 'off',
    random_page_cost: '1.1',
    ...(durability === 'test' ? fast : safe),
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function ready({ cluster, logFile }: Launch, pid: number): Promise<Postmaster> {
  const deadline = Date.now() + startsWithinSeconds * 1000;
  while (Date.now() < deadline) {
    const running = findPostmaster(cluster);
    if (running?.pid === pid && running.isReady) return running;
    if (!isAlive(pid)) throw new Error('postgres ended before it was ready');
    await pause(15);
  }
  throw new CannotStart(`The database did not get ready within ${startsWithinSeconds} s; ${logFile} tells why.`);
}

function explained({ cluster, logFile }: Launch, port: number, words: string, fault: unknown): Error {
  if (fault instanceof CannotStart) return fault;
  if (isPortTaken(words)) return new CannotStart(`Port ${port}, meant for the database, is taken by another program.`);
  if (/No space left on device/.test(words)) return cannotWrite(cluster, { code: 'ENOSPC' });
  if (/Permission denied/.test(words)) return cannotWrite(cluster, { code: 'EACCES' });
  return new CannotStart(`The database in ${cluster} did not start; ${logFile} says:\n${words.trim().split('\n').slice(-5).join('\n')}`);
}

const isPortTaken = (words: string) => /could not bind|could not create any TCP\/IP sockets/.test(words);

/** Waits until the process is gone; false when it still lives after that time. */
export async function ended(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await pause(15);
  }
  return true;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it ended between our look and our signal
  }
}

function openLog(file: string): number {
  try {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 10 * 1024 * 1024) renameSync(file, `${file}.1`);
    return openSync(file, 'a', 0o600);
  } catch (fault) {
    throw cannotWrite(file, fault);
  }
}

const wordsSince = (file: string, start: number) => readFileSync(file).subarray(start).toString('utf8');

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
