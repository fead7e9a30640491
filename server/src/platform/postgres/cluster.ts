/** Makes the folder of a new database, complete or not at all. */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { CannotStart } from './cannot-start.ts';
import { cannotWrite } from './folder-claim.ts';
import type { SystemUser } from './reach.ts';
import { asUser } from './system-user.ts';

/** What a postgres process may see of our environment: no PG* or NODE_* of ours changes how it works. */
export const bareEnvironment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

/** Checksummed, scram only, and sorted the same on every machine (the built-in locale, not the system's). */
const initOptions = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--data-checksums',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

/** Does nothing when the database is there. A first start that was killed halfway leaves only a draft, which the next one throws away. */
export function makeCluster(cluster: string, ask: { binaries: Binaries; user: SystemUser; password: string; quick: boolean }): void {
  if (existsSync(cluster)) return refuseOtherVersion(cluster, ask.binaries);
  const draft = `${cluster}.new`;
  const passwordFile = join(dirname(cluster), '.initdb-password');
  try {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    rmSync(passwordFile, { force: true });
    writeFileSync(passwordFile, ask.password, { mode: 0o600, flag: 'wx' });
    for (const path of [draft, passwordFile]) giveTo(ask.user, path);

    const options = [...initOptions, ...(ask.quick ? ['--no-sync'] : []), `--pwfile=${passwordFile}`, `--pgdata=${draft}`];
    const run = spawnSync(ask.binaries.initdb, options, { ...asUser(ask.user), cwd: '/', env: bareEnvironment, encoding: 'utf8' });
    if (run.status !== 0) throw initFailure(cluster, run.stderr || String(run.error));
    renameSync(draft, cluster);
  } catch (fault) {
    rmSync(draft, { recursive: true, force: true });
    throw fault instanceof CannotStart ? fault : cannotWrite(cluster, fault);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function giveTo(user: SystemUser, path: string): void {
  const { uid, gid } = asUser(user);
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

function initFailure(cluster: string, output: string): CannotStart {
  if (output.includes('No space left')) return cannotWrite(cluster, { code: 'ENOSPC' });
  return new CannotStart(`The database could not be made in ${cluster}:\n${output.trim()}`);
}

function refuseOtherVersion(cluster: string, { majorVersion }: Binaries): void {
  let version: string;
  try {
    version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (fault) {
    throw new CannotStart(`The folder ${cluster} holds no database that can be read (${String(fault)}). Put it back, or move it away.`);
  }
  if (version !== majorVersion) {
    throw new CannotStart(
      `The database in ${cluster} was made by PostgreSQL ${version}, and this Vitrine brings ${majorVersion}. Restore a backup into a new DATA_DIR.`,
    );
  }
}
