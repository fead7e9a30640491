#!/usr/bin/env node
/**
 * Builds the mobile app's pages and puts them into the projects of Android and iOS: `npm run native`.
 * `npm run native -- brand` first writes what mobile/brand.json says (name, id, portal, links, pictures) into the projects; see docs/mobile.md.
 * `npm run native -- sync` puts in what was built before. Runs on Node 20; the rest needs no more than `npm install`.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { inRepository, node24 } from './setup/places.mjs';
import { runProgram } from './setup/run-program.mjs';

const mobile = inRepository('mobile');
const [step = 'all'] = process.argv.slice(2);

if (!['all', 'brand', 'build', 'sync'].includes(step)) throw new Error('npm run native [-- brand | build | sync]');
if (step === 'brand') await run([inRepository('scripts/native/brand.mjs')]);
if (step === 'all' || step === 'build' || step === 'brand') {
  const { portal } = JSON.parse(readFileSync(inRepository('mobile/brand.json'), 'utf8'));
  const args = [
    inRepository('node_modules/vite/bin/vite.js'),
    'build',
    inRepository('web'),
    '--config',
    inRepository('web/vite.config.ts'),
  ];
  await run([...args, '--mode', 'native', '--logLevel', 'warn'], { NODE_ENV: 'production', VITE_NATIVE_PORTAL: portal });
}
if (step !== 'build') {
  mkdirSync(inRepository('mobile/www'), { recursive: true });
  if (!existsSync(inRepository('mobile/www/index.html'))) throw new Error('Nothing is built: npm run native.');
  await run([inRepository('node_modules/@capacitor/cli/bin/capacitor'), 'sync'], { CI: '1' }, mobile);
}

async function run(args, env = {}, cwd = inRepository('.')) {
  const { code } = await runProgram(node24, args, { env, cwd });
  if (code !== 0) process.exit(code ?? 1);
}
