import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { binariesFor } from './binaries.ts';
import { abandonedDataDirs, chooseDataDir, clusterOf, discardDataDir, startPostgres, temporaryDataDir } from './index.ts';
import { cannotWrite } from './folder-claim.ts';
import { findPostmaster } from './postmaster-file.ts';
import { isAlive } from './process-liveness.ts';
import { databaseUser } from './system-user.ts';

const isRoot = process.getuid?.() === 0;
const unprivileged = { uid: 65534, gid: 65534, name: 'nobody' };

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryDataDir();
});
afterEach(() => discardDataDir(dataDir));

const start = (options: { port?: number; log?: (sentence: string) => void } = {}) =>
  startPostgres({ dataDir, durability: 'test', ...options });

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A Vitrine server of another process, as far as the data folder is concerned: it starts the database and stays. */
async function otherServer(): Promise<{ pid: number; kill(): Promise<void> }> {
  const door = fileURLToPath(new URL('index.ts', import.meta.url));
  const program = `import { startPostgres } from ${JSON.stringify(door)};
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, durability: 'test' });
    process.stdout.write('ready'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: process.cwd(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.once('exit', () => reject(new Error('the other server ended')));
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return { pid: child.pid ?? 0, kill };
}

test('a first start makes the database and both roles; the app role may define nothing', async () => {
  const postgres = await start();

  expect(await ask(postgres.ownerUrl, 'select current_user as who, current_database() as name')).toEqual([
    { who: 'vitrine_owner', name: 'vitrine' },
  ]);
  expect(await ask(postgres.appUrl, 'select current_user as who')).toEqual([{ who: 'vitrine_app' }]);
  await expect(ask(postgres.appUrl, 'create table public.forbidden (id int)')).rejects.toThrow('permission denied');
  await expect(ask(postgres.appUrl, 'create schema forbidden')).rejects.toThrow('permission denied');
  await expect(ask(postgres.appUrl, 'create temp table forbidden (id int)')).rejects.toThrow('permission denied');
  await postgres.stop();
});

test('it listens on the loopback alone, by scram, with checksums, and its password file is private', async () => {
  const postgres = await start();
  const [settings] = await ask<Record<string, string>>(
    postgres.superUrl,
    `select current_setting('listen_addresses') as listens, current_setting('unix_socket_directories') as sockets,
            current_setting('data_checksums') as checksums, current_setting('password_encryption') as passwords, current_setting('max_connections') as connections`,
  );
  const methods = await ask<{ auth_method: string }>(postgres.superUrl, 'select distinct auth_method from pg_hba_file_rules');

  expect(settings).toEqual({ listens: '127.0.0.1', sockets: '', checksums: 'on', passwords: 'scram-sha-256', connections: '100' });
  expect(methods).toEqual([{ auth_method: 'scram-sha-256' }]);
  expect(statSync(join(dataDir, 'postgres-passwords.json')).mode & 0o777).toBe(0o600);
  await expect(ask(postgres.appUrl.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication failed');
  await postgres.stop();
});

test('without the option for tests every commit reaches the disk', async () => {
  const postgres = await startPostgres({ dataDir });
  expect(await ask(postgres.superUrl, `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`)).toEqual(
    [{ fsync: 'on', commit: 'on' }],
  );
  await postgres.stop();
});

test('stop ends the database and keeps what was written', async () => {
  const first = await start();
  await ask(first.ownerUrl, 'create table public.kept as select 7 as number');
  await first.stop();
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);

  const second = await start();
  expect(await ask(second.ownerUrl, 'select number from public.kept')).toEqual([{ number: 7 }]);
  await second.stop();
});

test('a killed server leaves its database running, and the next start joins it', async () => {
  const other = await otherServer();
  await other.kill();

  const said: string[] = [];
  const postgres = await start({ log: (sentence) => said.push(sentence) });
  expect(said[0]).toContain('still running');
  await postgres.stop();
  expect(isAlive(postgres.pid)).toBe(false);
});

test('a data folder in use by another server is refused, naming its process; its database stays', async () => {
  const other = await otherServer();

  await expect(start()).rejects.toThrow(`in use by another Vitrine server (process ${other.pid})`);
  await other.kill();
  await (await start()).stop();
});

test('a database killed under a living server runs again within seconds on the same port', async () => {
  const postgres = await startPostgres({ dataDir });
  const killed = postgres.pid;
  await ask(postgres.ownerUrl, 'create table public.kept as select 7 as number');
  process.kill(killed, 'SIGKILL');

  await expect
    .poll(() => ask(postgres.ownerUrl, 'select number from public.kept').catch(() => []), { timeout: 10_000 })
    .toEqual([{ number: 7 }]);
  expect(postgres.pid).not.toBe(killed);
  await postgres.stop();
});

test('a database killed together with its server is started by the next one', async () => {
  const other = await otherServer();
  const pid = findPostmaster(clusterOf(dataDir))?.pid ?? 0;
  await other.kill();
  process.kill(pid, 'SIGKILL');

  const postgres = await start();
  expect(postgres.pid).not.toBe(pid);
  await postgres.stop();
});

test('a taken port is refused by name', async () => {
  const holder = createServer();
  const port = await new Promise<number>((resolve) =>
    holder.listen(0, '127.0.0.1', () => resolve((holder.address() as { port: number }).port)),
  );
  await expect(start({ port })).rejects.toThrow(`Port ${port}, meant for the database, is taken by another program.`);
  holder.close();
});

test('what a killed test run left is found, and a living one is left alone', async () => {
  const other = await otherServer();
  expect(abandonedDataDirs()).not.toContain(dataDir);
  await other.kill();
  expect(abandonedDataDirs()).toContain(dataDir);
});

test('lost passwords are told from a new folder', async () => {
  await (await start()).stop();
  rmSync(join(dataDir, 'postgres-passwords.json'));
  await expect(start()).rejects.toThrow('its passwords are missing');
});

test('a first start that was killed halfway is begun again', async () => {
  mkdirSync(`${clusterOf(dataDir)}.new`);
  writeFileSync(join(`${clusterOf(dataDir)}.new`, 'half'), '');
  await (await start()).stop();
  expect(existsSync(`${clusterOf(dataDir)}.new`)).toBe(false);
});

test('a database of another PostgreSQL is refused, naming both versions', async () => {
  mkdirSync(clusterOf(dataDir));
  writeFileSync(join(clusterOf(dataDir), 'PG_VERSION'), '15\n');
  writeFileSync(join(dataDir, 'postgres-passwords.json'), JSON.stringify({ superuser: 'a', owner: 'b', app: 'c' }));
  await expect(start()).rejects.toThrow(/made by PostgreSQL 15, and this Vitrine brings 18/);
});

test('a data folder that is a file is refused', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  await expect(startPostgres({ dataDir: join(file, 'inside') })).rejects.toThrow(/cannot write its data into .*a file, not a folder/);
});

test('a full disk is refused in words', async () => {
  const disk = join(dataDir, 'disk');
  mkdirSync(disk);
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=755', 'tmpfs', disk]);
  if (mount.status !== 0) return expect(cannotWrite(disk, { code: 'ENOSPC' }).message).toContain('the disk is full'); // no right to mount here
  try {
    await expect(startPostgres({ dataDir: disk })).rejects.toThrow('the disk is full');
  } finally {
    spawnSync('umount', [disk]);
  }
});

test('a checkout in a private folder keeps its data elsewhere, and DATA_DIR there is refused, naming what blocks', async () => {
  const clone = join(dataDir, 'private/clone');
  mkdirSync(clone, { recursive: true });
  chmodSync(join(dataDir, 'private'), 0o700);
  const home = join(dataDir, 'home');

  if (isRoot) {
    const elsewhere = chooseDataDir({ checkout: clone, home });
    expect(elsewhere).toMatch(/\/home\/[0-9a-f]{16}$/);
    await (await startPostgres({ dataDir: elsewhere, durability: 'test' })).stop();
    expect(statSync(clusterOf(elsewhere)).uid).toBe(databaseUser('/nowhere').uid);
    const blocked = chooseDataDir({ checkout: clone, dataDir: 'mine', home });
    chmodSync(join(dataDir, 'private'), 0o755);
    expect(chooseDataDir({ checkout: clone, home })).toBe(elsewhere); // opened later: the data stay where they are
    chmodSync(join(dataDir, 'private'), 0o700);
    await expect(startPostgres({ dataDir: blocked })).rejects.toThrow(
      `who may not enter ${join(dataDir, 'private')} on the way to ${blocked}`,
    );
  } else {
    expect(chooseDataDir({ checkout: clone, home })).toBe(join(clone, '.vitrine'));
  }
});

test('programs that the database user cannot reach are copied once and run from there', () => {
  const home = join(dataDir, 'home');
  const from = mkdtempSync(join(dataDir, 'modules-'));
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, name: 'own' };
  const installed = binariesFor(own, { home });
  spawnSync('cp', ['-a', join(installed.postgres, '../..'), join(from, 'native')]);
  chmodSync(from, 0o700);
  if (isRoot) chownSync(from, 0, 0);

  const user = isRoot ? unprivileged : { ...unprivileged, uid: own.uid + 1, gid: own.gid + 1 };
  const copied = binariesFor(user, { home, native: join(from, 'native') });
  expect(copied.postgres.startsWith(home)).toBe(true);
  const made = statSync(copied.postgres).ino;
  expect(statSync(binariesFor(user, { home, native: join(from, 'native') }).postgres).ino).toBe(made);
  const run = spawnSync(copied.postgres, ['--version'], {
    encoding: 'utf8',
    cwd: '/',
    ...(isRoot ? { uid: user.uid, gid: user.gid } : {}),
  });
  expect(run.stdout).toContain('PostgreSQL) 18');
});
