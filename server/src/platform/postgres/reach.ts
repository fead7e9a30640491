/** Whether a user can reach a path, judged by the modes of the folders on the way. */
import { statSync, type Stats } from 'node:fs';
import { dirname, resolve } from 'node:path';

export type SystemUser = { uid: number; gid: number; name: string };

const mayEnter = 0b001;
const mayReadAndEnter = 0b101;

/** The first folder on the way that the user may not enter, the path itself included; undefined when all are open. Folders that do not exist yet block nobody. */
export function blockingFolder(path: string, user: Pick<SystemUser, 'uid' | 'gid'>): string | undefined {
  return wayTo(path).find((folder) => {
    const stats = statOf(folder);
    return stats !== undefined && !allows(stats, user, mayEnter);
  });
}

/** Whether the user may read and run the file. */
export function canRun(file: string, user: Pick<SystemUser, 'uid' | 'gid'>): boolean {
  const stats = statOf(file);
  return stats !== undefined && allows(stats, user, mayReadAndEnter) && blockingFolder(dirname(file), user) === undefined;
}

/** The way from the root down to the path. */
function wayTo(path: string): string[] {
  const full = resolve(path);
  const parent = dirname(full);
  return parent === full ? [full] : [...wayTo(parent), full];
}

function allows(stats: Stats, user: Pick<SystemUser, 'uid' | 'gid'>, wanted: number): boolean {
  if (user.uid === 0) return true;
  const shift = stats.uid === user.uid ? 6 : stats.gid === user.gid ? 3 : 0;
  return ((stats.mode >> shift) & wanted) === wanted;
}

/** What is known of a path; undefined when it is not there or hidden from this process. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
