import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getMe } from '@vitrine/contract/identity';
import { getCourse, listCourses } from '@vitrine/contract/learning';
import { inRepository, node24 } from '../../scripts/setup/places.mjs';
import { logIn } from '../crash/calls.ts';
import { demoPassword } from '../crash/server-process.ts';
import { cheapestList } from './cheapest-list.ts';
import type { Figure } from './figures.ts';
import { openInside, type InsideOptions } from './inside.ts';
import { median, requestsASecond, type Target } from './load.ts';
import { statementsOf, type Statement } from './statements.ts';

const runs = 5;
const load = { seconds: 4, connections: 16 };
/** `floor`: the cheapest statements that give the same answer; the product's own where nothing says more. */
type Read = {
  name: string;
  path: string;
  port: number;
  atLeast: number;
  floor?: (options: InsideOptions, ask: { answer: string; authorization: string }) => Promise<Statement[]>;
};

const list = `${listCourses.path}?limit=20`; // twenty of two thousand

/** Each read against a bare route with a pool of the same size, whose statements are prepared too; alternating, median of five. */
export async function readFigures(url: string, options: InsideOptions): Promise<Figure[]> {
  const { authorization } = await logIn(url, { userName: 'seller', password: demoPassword });
  const target = (path: string): Target => ({ url, path, headers: { authorization } });
  const [first] = listCourses.answer.parse(await (await fetch(url + list, { headers: { authorization } })).json()).items;
  if (!first) throw new Error('the bench has no course');
  const reads: readonly Read[] = [
    { name: 'course list against the cheapest SQL of a bare route', path: list, port: 4_540, atLeast: 0.5, floor: cheapestList },
    { name: 'who I am against a bare route with the same SQL', path: getMe.path, port: 4_541, atLeast: 0.6 },
    {
      name: 'course page against a bare route with the same SQL',
      path: getCourse.path.replace(':courseId', first.id),
      port: 4_543,
      atLeast: 0.6,
    },
  ];
  const figures: Figure[] = [];
  for (const read of reads) figures.push(await against(target(read.path), options, read));
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
    return { name: read.name, value: median(ratios), unit: '×', limit: { atLeast: read.atLeast } };
  } finally {
    bare.end();
  }
}

async function startBare(options: InsideOptions, { path, port, floor }: Read): Promise<{ url: string; end(): void }> {
  const inside = await openInside(options);
  const session = await inside.logIn('seller', demoPassword);
  const { body } = await inside.get(path, session);
  const statements = floor
    ? await floor(options, { answer: body, authorization: session })
    : await statementsOf(() => inside.get(path, session));
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
