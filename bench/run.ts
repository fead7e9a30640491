/**
 * `npm run bench`: the bench in a group of processes of its own. Whoever stops it (Ctrl-C, SIGTERM, SIGHUP) stops all that it began, and so does its own end, also by a fault; databases of folders that
 * nobody holds any more are ended with it.
 */
import { spawn } from 'node:child_process';
import { inRepository, node24 } from '../scripts/setup/places.mjs';
import { abandonedDataDirs, discardDataDir } from '../server/src/platform/postgres/index.ts';

const child = spawn(node24, [inRepository('bench/main.ts'), ...process.argv.slice(2)], {
  cwd: inRepository(),
  env: process.env,
  stdio: 'inherit',
  detached: true,
});
const endGroup = () => {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {} // it has ended as a whole
};
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    isStopped = true;
    endGroup();
  });
child.on('exit', (code) => {
  endGroup();
  void discardLeft().then(() => process.exit(isStopped ? 130 : (code ?? 1)));
});

async function discardLeft(): Promise<void> {
  for (const left of abandonedDataDirs()) await discardDataDir(left);
}
