import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRepository, node24 } from '../../scripts/setup/places.mjs';

/** Most of what a short program takes is the compiling of its sources, which the first one leaves to the others. Node knows a source by its content. */
const compiled = join(tmpdir(), 'vitrine-lab-compiled');

/** Runs a program of the lab and answers its last line; a program that breaks is a fault with its last words. */
export function lastLineOf(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(node24, [program, ...args], {
      cwd: inRepository(),
      env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [told, said] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (told += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      process.stderr.write(chunk); // how far a long one is
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve(told.trim().split('\n').at(-1) ?? '')
        : reject(new Error(`${program} ended with ${code}: ${(told + said).slice(-3_000)}`)),
    );
  });
}
