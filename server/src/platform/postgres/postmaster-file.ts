/** What a running database says of itself in `postmaster.pid`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, isAlive, processesIn, worksIn } from './process-liveness.ts';

export type Postmaster = { pid: number; port: number; isReady: boolean; isStopping: boolean };

export const pidFileOf = (cluster: string) => join(cluster, 'postmaster.pid');

/** The living postmaster of the folder; undefined when there is none, or when its number now belongs to a stranger. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const lines = readLines(pidFileOf(cluster));
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  const command = commandOf(pid);
  if (command !== undefined && !command.includes('postgres')) return undefined;
  if (worksIn(pid, cluster) === false) return undefined; // the number was another container's, and belongs to another database here
  const status = lines[7]?.trim();
  return { pid, port: Number(lines[3]) || 0, isReady: status === 'ready', isStopping: status === 'stopping' };
}

/**
 * After a restart of a container the number of the killed postmaster may belong to a stranger, and postgres would wait for it for ever.
 * Only then, and when no process works in the folder any more, its file may be removed.
 */
export function isLeftByStranger(cluster: string): boolean {
  const pid = Number(readLines(pidFileOf(cluster))[0]);
  return pid > 0 && isAlive(pid) && findPostmaster(cluster) === undefined && processesIn(cluster).length === 0;
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
