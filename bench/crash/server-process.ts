import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRepository, node24, serverFlags } from '../../scripts/setup/places.mjs';

export type ServerOptions = { bundle: string; dataDir: string; port: number; env?: Record<string, string> };
export type ServerProcess = { url: string; pid: number; isAlive(): boolean; output(): string; kill(signal: NodeJS.Signals): Promise<void> };

/** Starts a built server on a data folder and waits until it is ready; throws with its last words when it is not. */
export async function startServerProcess({ bundle, dataDir, port, env = {} }: ServerOptions): Promise<ServerProcess> {
  const child = spawn(node24, [...serverFlags, bundle], {
    cwd: inRepository(),
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      CONTENT_PORT: String(port + 1),
      DATA_DIR: dataDir,
      DEMO_PASSWORD: demoPassword,
      REQUESTS_PER_MINUTE: '10000000',
      DRAIN_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const words: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => words.push(chunk.toString()));
  const url = `http://localhost:${port}`;
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  await waitUntilReady(url, { isAlive, output: () => words.join('') });
  return { url, pid: child.pid ?? 0, isAlive, output: () => words.join(''), kill: (signal) => end(child, signal) };
}

/** Of the demo people on a throwaway data folder. */
export const demoPassword = 'vitrine-demo-2026';

/** Waits for `/readyz`, a minute at most. */
export async function waitUntilReady(url: string, { isAlive, output }: { isAlive: () => boolean; output: () => string }): Promise<void> {
  const until = performance.now() + 90_000;
  while (performance.now() < until) {
    if (!isAlive()) throw new Error(`the server ended: ${output().slice(-3_000)}`);
    const answered = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answered?.ok) return;
    await pause(20);
  }
  throw new Error(`the server is not ready: ${output().slice(-3_000)}`);
}

/** The process of the embedded database of a data folder. */
export function databasePid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
