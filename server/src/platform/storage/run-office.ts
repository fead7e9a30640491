/**
 * One run of LibreOffice on a file of somebody's: in a folder of its own, with nothing of the server's environment, after whatever else the machine has to do, within limits, and ended with
 * all that it started. It starts others: whoever kills the one that was started leaves the one that works.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { officeSettings } from './office-settings.ts';

/** Slides of 141 MB took 2.3 of them. Where the machine has less, it is the first to go (`oom_score_adj`). */
const memoryAtMost = 4 * 1_024 ** 3;
const fileAtMost = 1_024 ** 3;

const path = () => process.env['PATH'] ?? '';

/** The program; undefined where this machine has none. */
export async function findOffice(): Promise<string | undefined> {
  for (const folder of path().split(delimiter)) {
    const program = join(folder, 'soffice');
    if (
      await access(program, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return program;
  }
  return undefined;
}

/** Makes `folder/NAME.pdf` of `folder/NAME.ENDING`, as far as it can; false when it was ended because its time was over. */
export async function runOffice(
  program: string,
  { folder, file, seconds }: { folder: string; file: string; seconds: number },
): Promise<boolean> {
  const profile = join(folder, 'profile'); // two at once never share one
  await mkdir(join(profile, 'user'), { recursive: true });
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), officeSettings);
  const profileUrl = pathToFileURL(profile).href;
  const limits = `ulimit -v ${memoryAtMost / 1_024}; ulimit -f ${fileAtMost / 512}; ulimit -t ${2 * seconds}; { echo 1000 > /proc/self/oom_score_adj; } 2> /dev/null`;
  const args = [`-env:UserInstallation=${profileUrl}`, '--headless', '--norestore', '--convert-to', 'pdf', '--outdir', folder, file];
  const child = spawn('/bin/sh', ['-c', `${limits}; exec nice "$0" "$@"`, program, ...args], {
    cwd: folder,
    detached: true, // a group of its own, to be ended whole
    stdio: 'ignore',
    env: { PATH: path(), HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
  });
  const endAll = () => endGroup(child.pid);
  process.once('exit', endAll); // a server that stops leaves nobody behind
  try {
    return await new Promise<boolean>((resolve, reject) => {
      const patience = setTimeout(() => {
        endAll();
        resolve(false);
      }, seconds * 1_000);
      child.once('error', reject).once('exit', () => {
        clearTimeout(patience);
        resolve(true);
      });
    });
  } finally {
    process.off('exit', endAll);
    endAll();
    await rm(socketOf(profileUrl), { force: true });
  }
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

/** Where it listens for others of its profile: outside of any folder that it is given, and left there when it is killed. */
function socketOf(profileUrl: string): string {
  const digest = createHash('md5').update(Buffer.from(profileUrl, 'utf16le')).digest();
  return `/tmp/OSL_PIPE_${process.getuid?.() ?? 0}_SingleOfficeIPC_${Array.from(digest, (byte) => byte.toString(16)).join('')}`;
}
