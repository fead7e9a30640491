import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRepository, node24 } from '../../../scripts/setup/places.mjs';
import type { Script } from './script.ts';

/** As many as the server has. */
const connections = 10;

/** Starts the bare server with these scripts in a process of its own. */
export async function serveScripts(
  { appUrl }: { appUrl: string },
  { scripts, port }: { scripts: Record<string, Script>; port: number },
): Promise<{ url: string; end(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bare-'));
  const file = join(folder, 'scripts.json');
  writeFileSync(file, JSON.stringify({ url: appUrl, connections, scripts }));
  const child = spawn(node24, [inRepository('bench/loyalty/replay/bare-writes.ts'), file, String(port)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200 && !(await fetch(url).catch(() => undefined)); tries += 1) await pause(50);
  return {
    url,
    end: () => {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
