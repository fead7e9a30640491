/** One Vitrine server a data folder: a lock file that names its process. */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import { birthOf, isAlive } from './process-liveness.ts';

export type FolderClaim = { release(): void };
type Holder = { pid: number; birth?: string };

/**
 * Takes the folder for this process, or refuses when another living server has it. A lock left by a killed server is replaced.
 * The file appears complete (by a hard link), so that nobody reads a lock without its process.
 */
export function claimFolder(dataDir: string): FolderClaim {
  const lock = join(dataDir, 'server.lock');
  const mine: Holder = { pid: process.pid, birth: birthOf(process.pid) };
  const draft = `${lock}.${process.pid}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(draft, JSON.stringify(mine), { mode: 0o644 });
  } catch (fault) {
    throw cannotWrite(dataDir, fault);
  }
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (placed(draft, lock)) return { release: () => releaseOwn(lock, mine) };
      const holder = readHolder(lock);
      if (holder && lives(holder)) throw inUse(dataDir, holder);
      setAside(lock, dataDir);
    }
    throw new CannotStart(`The data folder ${dataDir} is being taken by another Vitrine server at this moment. Try again.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A claim is there, and its process is not. */
export function isAbandoned(dataDir: string): boolean {
  const holder = readHolder(join(dataDir, 'server.lock'));
  return holder !== undefined && !lives(holder);
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

/** Somebody may have replaced the dead lock between our look and our move: a living one is put back. */
function setAside(lock: string, dataDir: string): void {
  const aside = `${lock}.old.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return; // its owner released it meanwhile
  }
  const holder = readHolder(aside);
  if (holder && lives(holder)) {
    renameSync(aside, lock);
    throw inUse(dataDir, holder);
  }
  rmSync(aside, { force: true });
}

function placed(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cannotWrite(lock, fault);
  }
}

const inUse = (dataDir: string, holder: Holder) =>
  new CannotStart(
    `The data folder ${dataDir} is in use by another Vitrine server (process ${holder.pid}). Stop that one, or set DATA_DIR to another folder.`,
  );

const lives = (holder: Holder) => isAlive(holder.pid) && (holder.birth === undefined || holder.birth === birthOf(holder.pid));

function readHolder(lock: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(lock, 'utf8'));
    return typeof holder === 'object' && holder !== null && 'pid' in holder && typeof holder.pid === 'number'
      ? (holder as Holder)
      : undefined;
  } catch {
    return undefined;
  }
}

function releaseOwn(lock: string, mine: Holder): void {
  const holder = readHolder(lock);
  if (holder?.pid === mine.pid && holder.birth === mine.birth) rmSync(lock, { force: true });
}
