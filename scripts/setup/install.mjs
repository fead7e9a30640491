/** Installs the packages when the lock file is not the installed one. Runs on Node 20. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository, node24, stamps } from './places.mjs';
import { SetupFailure, step } from './progress.mjs';
import { runProgram } from './run-program.mjs';

const stamp = join(stamps, 'installed');
const npmVersion = '11.19.1';

/** Vite 8 and the pinned Node need npm 11; an older npm fetches one for this install alone. */
export async function install() {
  if (isInstalled()) return;
  const { program, args, name } = npmCommand();
  await step(`Installing packages with ${name} (a minute or two, once)`, async () => {
    const { code, output } = await runProgram(program, args, { quiet: true });
    if (code !== 0) throw new SetupFailure(`The packages could not be installed:\n${output.trim().split('\n').slice(-15).join('\n')}`);
    if (!existsSync(node24)) throw new SetupFailure(`npm installed the packages without ${node24}. Is "ignore-scripts" set for npm?`);
  });
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, lockHash());
}

/** The stamp lies outside of node_modules, so the folder itself is asked for too. */
export function isInstalled() {
  return existsSync(node24) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();
}

function npmCommand() {
  const args = ['install', '--no-audit', '--no-fund', '--include=dev'];
  const major = Number(spawnSync('npm', ['--version'], { encoding: 'utf8' }).stdout?.split('.')[0]);
  if (major >= 11) return { program: 'npm', args, name: `npm ${major}` };
  return { program: 'npx', args: ['--yes', `npm@${npmVersion}`, ...args], name: `npm ${npmVersion}` };
}

/** The platform is part of it: native packages of another machine do not run here. */
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(inRepository('package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
