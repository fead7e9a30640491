/** Runs programs of the set-up. Runs on Node 20. */
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inRepository, repository } from './places.mjs';

/** The repository's own Node comes first, also for what the program starts. */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: `${inRepository('node_modules/.bin')}${delimiter}${process.env.PATH}`,
  ...more,
});

/**
 * Runs to the end: `{ code, output }`, where code is the exit code, or the signal's name. A quiet program's words are only kept.
 * A program that cannot be found ends with the code 127, as in a shell.
 */
export function runProgram(program, args, { env = {}, quiet = false, cwd = repository, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    const words = [];
    for (const [stream, screen] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.on('data', (chunk) => {
        words.push(chunk);
        if (!quiet) screen.write(chunk);
      });
    }
    child.on('error', (fault) => resolve({ code: 127, output: String(fault) }));
    const end = (code, signal) => resolve({ code: code ?? signal, output: Buffer.concat(words).toString('utf8') });
    child.on('close', end);
    child.on('exit', (code, signal) => setTimeout(end, 5_000, code, signal).unref()); // what it left running may hold its screen open
  });
}
