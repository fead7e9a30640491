/**
 * Whether any process of a folder's database lives, in whichever container of this machine. Its number says nothing elsewhere, so the kernel is asked: every postgres inherits the
 * reading end of a named pipe that lies in the data folder, and a pipe that nobody reads cannot be opened for writing.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, constants, existsSync, openSync } from 'node:fs';

const pipeOf = (cluster: string) => `${cluster}.alive`;

/** The reading end, for the postgres that is about to start; undefined on a file system that has no named pipes. The caller closes its own copy. */
export function openSignOfLife(cluster: string): number | undefined {
  const pipe = pipeOf(cluster);
  try {
    if (!existsSync(pipe)) spawnSync('mkfifo', ['-m', '600', pipe]);
    return openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch {
    return undefined;
  }
}

/** A process that inherited the sign lives; one that only dies holds it until it is gone. */
export function showsLife(cluster: string): boolean {
  try {
    closeSync(openSync(pipeOf(cluster), constants.O_WRONLY | constants.O_NONBLOCK));
    return true;
  } catch {
    return false; // ENXIO: nobody reads; ENOENT: no database was ever started here
  }
}
