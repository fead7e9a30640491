import { spawn } from 'node:child_process';
import { inRepository, node24 } from '../../scripts/setup/places.mjs';

/** Runs a program of the lab and answers its last line; a program that breaks is a fault with its last words. */
export function lastLineOf(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(node24, [program, ...args], {
      cwd: inRepository(),
      env: { ...process.env, ...env },
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
