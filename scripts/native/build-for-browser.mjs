/** Builds the app's pages for a browser's journey, which reaches a server of this machine without encryption; again only when their sources changed. Runs on Node 20. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprint } from '../setup/fingerprint.mjs';
import { inRepository, node24, repository } from '../setup/places.mjs';
import { runProgram } from '../setup/run-program.mjs';

export const pages = inRepository('dist/native');
const stamp = inRepository('dist/.built-native');

export async function buildForBrowser() {
  const now = fingerprint(repository, ['packages', 'web', 'package-lock.json']).content();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now && existsSync(`${pages}/index.html`)) return;
  const args = [
    inRepository('node_modules/vite/bin/vite.js'),
    'build',
    inRepository('web'),
    '--config',
    inRepository('web/vite.config.ts'),
  ];
  const { code, output } = await runProgram(node24, [...args, '--mode', 'native', '--logLevel', 'warn'], {
    quiet: true,
    env: { NODE_ENV: 'production', NATIVE_LOOPBACK: '1', NATIVE_OUT: '../dist/native', VITE_NATIVE_PORTAL: '' },
  });
  if (code !== 0) throw new Error(`The app's pages could not be built:\n${output}`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}
