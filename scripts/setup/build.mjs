/** Builds the two apps and the server when their sources changed. Types are not checked here: `npm test` does that. Runs on Node 20. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { builtServer, inRepository, node24, repository } from './places.mjs';
import { SetupFailure, step } from './progress.mjs';
import { runProgram } from './run-program.mjs';

const sources = ['packages', 'server/src', 'server/package.json', 'web', 'admin', 'package-lock.json', 'tsconfig.json', 'scripts/setup'];
const outputs = [builtServer, inRepository('web/dist/index.html'), inRepository('admin/dist/index.html')];
const stamp = inRepository('dist/.built');

const parts = [
  { name: 'the learner app', program: node24, args: viteBuild('web') },
  { name: 'the console', program: node24, args: viteBuild('admin') },
  { name: 'the server', program: node24, args: [inRepository('scripts/setup/bundle-server.mjs')] },
];

/** The stamp goes first and comes last: a build that was broken off is built again. */
export async function build({ force = false } = {}) {
  const now = fingerprint(repository, sources);
  if (!force && isBuilt(now)) return;
  rmSync(stamp, { force: true });
  const content = now.content();
  await step('Building the apps and the server', async () => {
    const results = await Promise.all(
      parts.map(async (part) => ({
        part,
        ...(await runProgram(part.program, part.args, { quiet: true, env: { NODE_ENV: 'production', VITE_RELEASE: releaseOf(content) } })),
      })),
    );
    const failed = results.filter(({ code }) => code !== 0);
    if (failed.length > 0)
      throw new SetupFailure(failed.map(({ part, output }) => `Building ${part.name} failed:\n${output.trim()}`).join('\n\n'));
    const missing = outputs.filter((output) => !existsSync(output));
    if (missing.length > 0) throw new SetupFailure(`The build made no ${missing.join(', ')}.`);
  });
  writeStamp({ quick: now.quick, content });
}

/** What people and reports of faults call this build: the version, and what it was built from. */
const releaseOf = (content) => `${JSON.parse(readFileSync(inRepository('package.json'), 'utf8')).version}-${content.slice(0, 8)}`;

function isBuilt(now) {
  const built = readStamp();
  if (!built || !outputs.every((output) => existsSync(output))) return false;
  if (built.quick === now.quick) return true;
  if (built.content !== now.content()) return false;
  writeStamp({ quick: now.quick, content: built.content });
  return true;
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'));
  } catch {
    return undefined;
  }
}

function writeStamp(built) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, JSON.stringify(built));
}

function viteBuild(app) {
  return [
    inRepository('node_modules/vite/bin/vite.js'),
    'build',
    inRepository(app),
    '--config',
    inRepository(app, 'vite.config.ts'),
    '--logLevel',
    'warn',
  ];
}
