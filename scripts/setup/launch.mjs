/** Runs a TypeScript program of the repository under its own Node, on an installed and built state. Runs on Node 20. */
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { inRepository, node24, repository } from './places.mjs';
import { asCommand } from './progress.mjs';
import { environment } from './run-program.mjs';

/** The program gets this command's arguments, screen and signals, and gives it its exit code. */
export async function launch(program, { needsBuild = true } = {}) {
  await asCommand(async () => {
    await install();
    if (needsBuild) await build();
    const child = spawn(node24, [inRepository(program), ...process.argv.slice(2)], {
      cwd: repository,
      env: environment(),
      stdio: 'inherit',
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code) => (process.exitCode = code ?? 1));
  });
}
