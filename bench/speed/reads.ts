import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getMe } from '@vitrine/contract/identity';
import { listCourses } from '@vitrine/contract/learning';
import { inRepository, node24 } from '../../scripts/setup/places.mjs';
import { logIn } from '../crash/calls.ts';
import { demoPassword } from '../crash/server-process.ts';
import type { Figure } from './figures.ts';
import { openInside, type InsideOptions } from './inside.ts';
import { median, requestsASecond, type Target } from './load.ts';
import { statementsOf } from './statements.ts';

const runs = 5;
const load = { seconds: 4, connections: 16 };
type Read = { name: string; path: string; port: number };

const reads: readonly Read[] = [
  { name: 'course list', path: `${listCourses.path}?limit=20`, port: 4_540 }, // twenty of two thousand
  { name: 'who I am', path: getMe.path, port: 4_541 },
];

/** Each read against a bare route with the same statements and the same pool; alternating, median of five. */
export async function readFigures(url: string, options: InsideOptions): Promise<Figure[]> {
  const { authorization } = await logIn(url, { userName: 'seller', password: demoPassword });
  const figures: Figure[] = [];
  for (const read of reads) figures.push(await against({ url, path: read.path, headers: { authorization } }, options, read));
  return figures;
}

async function against(product: Target, options: InsideOptions, read: Read): Promise<Figure> {
  const bare = await startBare(options, read);
  try {
    const floor: Target = { url: bare.url, path: '/', headers: {} };
    await requestsASecond(product, { ...load, seconds: 2 });
    await requestsASecond(floor, { ...load, seconds: 2 });
    const ratios: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const ours = await requestsASecond(product, load);
      const theirs = await requestsASecond(floor, load);
      console.log(`   ${read.name}: ${ours.toFixed(0)} requests a second, bare ${theirs.toFixed(0)}`);
      ratios.push(ours / theirs);
    }
    return { name: `${read.name} against a bare route with the same SQL`, value: median(ratios), unit: '×', limit: { atLeast: 0.5 } };
  } finally {
    bare.end();
  }
}

async function startBare(options: InsideOptions, { path, port }: Read): Promise<{ url: string; end(): void }> {
  const inside = await openInside(options);
  const session = await inside.logIn('seller', demoPassword);
  await inside.get(path, session);
  const statements = await statementsOf(() => inside.get(path, session));
  await inside.close();

  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bare-'));
  const file = join(folder, 'statements.json');
  writeFileSync(file, JSON.stringify({ url: options.appUrl, connections: 10, statements }));
  const child = spawn(node24, [inRepository('bench/speed/bare-server.ts'), file, String(port)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await fetch(url).catch(() => undefined))?.ok) break;
    await pause(50);
  }
  return {
    url,
    end: () => {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
