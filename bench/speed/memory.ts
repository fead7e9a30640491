import { readFileSync } from 'node:fs';
import { listCourses } from '@vitrine/contract/learning';
import { demoPassword, startServerProcess, type ServerOptions, type ServerProcess } from '../crash/server-process.ts';
import { logIn } from '../crash/calls.ts';
import type { Figure } from './figures.ts';
import { requestsASecond } from './load.ts';

/** Resident memory of the server's own process after ten thousand requests, as the kernel counts it; started anew, for the demo is made once in a product's life. */
export async function memoryFigures(options: ServerOptions): Promise<Figure[]> {
  const server = await startServerProcess(options);
  try {
    return await measured(server);
  } finally {
    await server.kill('SIGTERM');
  }
}

async function measured(server: ServerProcess): Promise<Figure[]> {
  const { authorization } = await logIn(server.url, { userName: 'seller', password: demoPassword });
  const target = { url: server.url, path: `${listCourses.path}?limit=20`, headers: { authorization } };
  for (let asked = 0; asked < 10_000;) asked += Math.round(4 * (await requestsASecond(target, { seconds: 4, connections: 16 })));
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]);
  return [{ name: 'resident memory after 10,000 requests', value: kilobytes / 1_024, unit: 'MB', limit: { atMost: 250 } }];
}
