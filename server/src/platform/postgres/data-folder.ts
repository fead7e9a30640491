/** Where Vitrine keeps what it must not lose. */
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sharedHome } from './binaries.ts';
import { CannotStart } from './cannot-start.ts';
import { cannotWrite, isAbandoned } from './folder-claim.ts';
import { blockingFolder, type SystemUser } from './reach.ts';
import { databaseUser } from './system-user.ts';

/** Folders of one data folder. */
export const clusterOf = (dataDir: string) => join(dataDir, 'postgres');
export const logOf = (dataDir: string) => join(dataDir, 'postgres.log');

/**
 * The data folder: `DATA_DIR` when it is set, else `.vitrine` in the checkout, else, when the database's user cannot
 * reach the checkout (root in a private folder), a folder of this checkout's own under /var/lib/vitrine.
 */
export function chooseDataDir(wish: { checkout: string; dataDir?: string | undefined; home?: string }): string {
  if (wish.dataDir) return resolve(wish.checkout, wish.dataDir);
  const inCheckout = join(wish.checkout, '.vitrine');
  const name = createHash('sha256').update(resolve(wish.checkout)).digest('hex').slice(0, 16);
  const elsewhere = join(wish.home ?? sharedHome, name);
  // Where a database is, it is used or refused: a folder whose mode was changed must not look like an empty Vitrine.
  if (existsSync(clusterOf(inCheckout))) return inCheckout;
  if (existsSync(clusterOf(elsewhere))) return elsewhere;
  return blockingFolder(inCheckout, databaseUser(clusterOf(inCheckout))) === undefined ? inCheckout : elsewhere;
}

const temporaryPrefix = 'vitrine-';
const temporaryParent = () => (blockingFolder(tmpdir(), databaseUser('/nowhere')) === undefined ? tmpdir() : join(sharedHome, 'tmp'));

/** Temporary data folders whose process was killed: nobody holds their lock any more. */
export function abandonedDataDirs(): string[] {
  const parent = temporaryParent();
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => name.startsWith(temporaryPrefix))
    .map((name) => join(parent, name))
    .filter(isAbandoned);
}

/** Makes the folder and proves that it takes bytes and that the database's user gets there; refuses naming what blocks. */
export function prepareDataDir(dataDir: string, user: SystemUser): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    try {
      writeFileSync(probe, Buffer.alloc(64 * 1024));
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (fault) {
    throw cannotWrite(dataDir, fault);
  }
  const blocking = blockingFolder(dataDir, user);
  if (blocking !== undefined) {
    throw new CannotStart(
      `The database runs as the user ${user.name}, who may not enter ${blocking} on the way to ${dataDir}. Open it (chmod a+x ${blocking}), or set DATA_DIR to a folder that everybody may pass through.`,
    );
  }
}

/** What Linux calls file systems of other machines (`statfs`, linux/magic.h). */
const networkFileSystems: Record<number, string> = {
  0x6969: 'NFS',
  0x517b: 'SMB',
  0xff534d42: 'CIFS',
  0xfe534d42: 'SMB 2',
  0x00c36400: 'Ceph',
  0x01021997: '9P',
  0x47504653: 'GPFS',
  0x0bd00bd0: 'Lustre',
};

/** What to tell an operator whose folder lies on another machine: the lock is kept by that machine or by nobody, and what runs on a third one is not seen. */
export function warningOfNetwork(dataDir: string, typeOf = (path: string) => statfsSync(path).type): string | undefined {
  const name = networkFileSystems[typeOf(dataDir)];
  return name === undefined
    ? undefined
    : `${dataDir} lies on a network file system (${name}). Two machines on it may lose data: put DATA_DIR on a local disk, or use a PostgreSQL of its own (DATABASE_URL).`;
}

/** An empty data folder for one run, removed by the caller: in the system's temporary folder, or where the database's user can reach it. */
export function temporaryDataDir(): string {
  const parent = temporaryParent();
  mkdirSync(parent, { recursive: true, mode: 0o755 });
  const dataDir = mkdtempSync(join(parent, temporaryPrefix));
  chmodSync(dataDir, 0o711); // mkdtemp makes it private, and the database's user must pass through
  return dataDir;
}
