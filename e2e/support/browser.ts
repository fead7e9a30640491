/** Finds a Chromium, and installs one when the machine has none: journeys are never skipped in silence. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** What keeps Chromium quiet and able to run as root on a machine without a screen card. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The shell has no window of its own and needs a third less processor time: it comes first. */
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The program's path: `CHROMIUM`, else a system one, else Playwright's own, else one that is installed now
 * (by apt-get on Debian as root, by Playwright elsewhere). Throws with the installers' words when none can be had.
 */
export function findChromium(): string {
  const wish = process.env['CHROMIUM'];
  if (wish && !existsSync(wish)) throw new Error(`CHROMIUM names ${wish}, and there is no such file.`);
  const found = wish ?? present() ?? installed();
  process.env['CHROMIUM'] = found; // the runner's workers inherit the answer
  return found;
}

const present = () => [...systemPlaces, chromium.executablePath()].find((path) => path !== '' && existsSync(path));

function installed(): string {
  const complaints: string[] = [];
  const attempt = (program: string, args: string[]) => {
    process.stderr.write(`No Chromium was found: ${program} ${args.join(' ')}\n`);
    const run = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    if (run.status !== 0) complaints.push(`${program} ${args.join(' ')}: ${run.stderr || String(run.error)}`);
    return run.status === 0;
  };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = (name: string) => attempt('apt-get', ['install', '--yes', '--no-install-recommends', name]);
    const either = () => install('chromium-headless-shell') || install('chromium');
    if (!either() && attempt('apt-get', ['update'])) either();
  }
  if (!present()) attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const found = present();
  if (found) return found;
  throw new Error(`There is no Chromium, and none could be installed. Set CHROMIUM to one.\n${complaints.join('\n')}`);
}
