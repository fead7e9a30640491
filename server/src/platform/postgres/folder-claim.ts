/** One Vitrine server a data folder: a lock that the kernel keeps, and a file that says who holds it. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from './cannot-start.ts';
import { processNamespace } from './process-liveness.ts';

export type FolderClaim = { release(): void };
type Holder = { pid: number; host: string; namespace: string | undefined };

/** A lock that is only being looked at (`isAbandoned`) is free again within this. */
const waitsMs = 250;
const sqliteBusy = 5;

/**
 * Takes the folder for this process, or refuses when another living server has it: on this machine, in another container, or wherever the file system
 * carries locks. The number of a process says nothing in another container, so none is asked for: SQLite holds a lock of the kernel (fcntl) on an empty
 * file, which ends with this process, however it ends, and never before.
 */
export function claimFolder(dataDir: string): FolderClaim {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (fault) {
    throw cannotWrite(dataDir, fault);
  }
  const lock = takeLock(dataDir);
  if (!lock) throw inUse(dataDir, readHolder(dataDir));
  const mine: Holder = { pid: process.pid, host: hostname(), namespace: processNamespace() };
  try {
    writeFileSync(holderFile(dataDir), JSON.stringify(mine), { mode: 0o644 });
  } catch (fault) {
    lock.close();
    throw cannotWrite(dataDir, fault);
  }
  held.add(lock);
  return {
    release: () => {
      if (!held.delete(lock)) return;
      rmSync(holderFile(dataDir), { force: true });
      lock.close();
    },
  };
}

/** Locks that this process holds: one that is thrown away unclosed would be given free. */
const held = new Set<DatabaseSync>();

/** A server was there, did not end in order, and is gone. */
export function isAbandoned(dataDir: string): boolean {
  if (!existsSync(holderFile(dataDir))) return false;
  const lock = takeLock(dataDir);
  lock?.close();
  return lock !== undefined;
}

/** The sentence for a folder that takes no bytes: full, read-only, or somebody else's. */
export function cannotWrite(path: string, fault: unknown): CannotStart {
  const code = (fault as NodeJS.ErrnoException).code ?? '';
  const reasons: Record<string, string> = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the quota of the disk is used up',
    EROFS: 'the file system is read-only',
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    ENOTDIR: 'a part of the path is a file, not a folder',
    EEXIST: 'a part of the path is a file, not a folder',
  };
  return new CannotStart(
    `Vitrine cannot write its data into ${path}: ${reasons[code] ?? String(fault)}. Free it, or set DATA_DIR to another folder.`,
  );
}

const holderFile = (dataDir: string) => join(dataDir, 'server.json');

/** The lock, or undefined where somebody else has it. Nothing is ever written into its file, which stays. */
function takeLock(dataDir: string): DatabaseSync | undefined {
  const file = join(dataDir, 'folder.lock');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: waitsMs });
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (fault) {
    lock?.close();
    if (fault instanceof Error && 'errcode' in fault && fault.errcode === sqliteBusy) return undefined;
    throw new CannotStart(
      `The data folder ${dataDir} cannot be locked (${file}: ${String(fault)}). Put DATA_DIR on a local disk that this user may write to.`,
    );
  }
}

function inUse(dataDir: string, holder: Holder | undefined): CannotStart {
  const isHere = holder?.namespace === processNamespace() && holder?.host === hostname();
  const named = holder ? ` (process ${holder.pid}${isHere ? '' : ` of the container or machine ${holder.host}`})` : '';
  return new CannotStart(
    `The data folder ${dataDir} is in use by another Vitrine server${named}. Stop that one, or set DATA_DIR to another folder.`,
  );
}

function readHolder(dataDir: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(holderFile(dataDir), 'utf8'));
    return typeof holder === 'object' && holder !== null && 'pid' in holder && 'host' in holder ? (holder as Holder) : undefined;
  } catch {
    return undefined;
  }
}
