/** Whether a process lives, and whether it is still the one that was meant: numbers of processes are used again. */
import { readFileSync, readlinkSync, readdirSync, statSync } from 'node:fs';

/** A process that has ended but was not collected yet (a zombie) counts as ended: nobody collects in a container without an init. */
export function isAlive(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM' && statField(pid, 0) !== 'Z';
  }
  return statField(pid, 0) !== 'Z';
}

/** The namespace of process numbers that this process lives in: another container has another; undefined where the system has none. */
export function processNamespace(): string | undefined {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return undefined;
  }
}

/** The command line, for telling a postgres from a stranger; undefined where the system has no /proc. */
export function commandOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return undefined;
  }
}

/** Processes that work in the folder: every postgres has its data folder as its working directory. */
export function processesIn(folder: string): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => worksIn(pid, folder) === true && isAlive(pid));
  } catch {
    return [];
  }
}

/** Whether the folder is the process's working directory; undefined where the system does not tell. */
export function worksIn(pid: number, folder: string): boolean | undefined {
  try {
    const [own, asked] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
    return own.ino === asked.ino && own.dev === asked.dev;
  } catch {
    return undefined;
  }
}

/** Fields of /proc/PID/stat after the command, which may hold blanks and brackets of its own. */
function statField(pid: number, index: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[index];
  } catch {
    return undefined;
  }
}
