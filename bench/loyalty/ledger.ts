/** The ledger at the size of a big brand: what a balance, a page of the statement, a sale, a redemption and the whole proof cost. */
import { builtServer } from '../../scripts/setup/places.mjs';
import { discardDataDir, runningUrls, temporaryDataDir } from '../../server/src/platform/postgres/index.ts';
import { startServerProcess } from '../crash/server-process.ts';
import type { Figure } from '../speed/figures.ts';
import { median } from '../speed/load.ts';
import { asksOf, type Grown, type Operation } from './asks.ts';
import { startBare, writes } from './bare.ts';
import { entriesOfSeller } from './fill/fill.ts';
import { growProgram } from './grow.ts';
import { proofFigures, proveWhole } from './proof.ts';
import { percentile, underLoad } from './requests.ts';

const smallMembers = 1_000;
const runs = 5;
const connections = 8;
/** Requests in flight while single ones are timed: as many as the machine has processors. */
const calm = 2;

export type Running = { url: string; grown: Grown; dataDir: string };

/** A program of so many members with 101 entries each, beside one of a thousand; `add` hears of each figure when it is measured. */
export async function ledgerFigures({ members, add }: { members: number; add: (figures: Figure[]) => void }): Promise<void> {
  await withGrown(smallMembers, 4_620, (small) => withGrown(members, 4_640, (big) => measureLedger({ big, small, add })));
}

/** All figures of two running programs. What is proved last was written by everything that was measured before. */
export async function measureLedger({
  big,
  small,
  add,
}: {
  big: Running;
  small: Running;
  add: (figures: Figure[]) => void;
}): Promise<void> {
  await proveWhole(big.dataDir);
  add(await readFigures(big));
  add(await bareFigures(big));
  add(await growthFigures(big, small));
  add(await proofFigures({ dataDir: big.dataDir, superUrl: inVitrine(urlsOf(big.dataDir).superUrl) }));
}

/** A built server on a grown program in a folder of its own, ended and removed afterwards. */
async function withGrown(members: number, port: number, work: (running: Running) => Promise<void>): Promise<void> {
  const dataDir = temporaryDataDir();
  try {
    console.log(`   ${(members * entriesOfSeller).toLocaleString('en')} entries of ${members.toLocaleString('en')} members:`);
    const grown = await growProgram(dataDir, { sellers: members, loggedIn: Math.min(members, 4_000) });
    const server = await startServerProcess({ bundle: builtServer, dataDir, port, env: { NODE_ENV: 'production', DEMO: 'false' } });
    try {
      await work({ url: server.url, grown, dataDir });
    } finally {
      await server.kill('SIGTERM');
    }
  } finally {
    await discardDataDir(dataDir);
  }
}

/** Each request of another seller, in no order; what the first seconds read from disk is not counted. */
async function readFigures({ url, grown }: Running): Promise<Figure[]> {
  const asks = asksOf(grown);
  const timed = async (operation: 'balance' | 'statement', limit: number): Promise<Figure> => {
    await underLoad({ url, seconds: 8, connections: calm, next: asks[operation] });
    const { times, rate } = await underLoad({ url, seconds: 12, connections: calm, next: asks[operation] });
    console.log(`   ${operation}: ${times.length} requests, ${rate.toFixed(0)} a second, p50 ${percentile(times, 50).toFixed(1)} ms`);
    return { name: `${operation}: p99`, value: percentile(times, 99), unit: 'ms', limit: { atMost: limit } };
  };
  return [await timed('balance', 20), await timed('statement', 50)];
}

/** Ours and the bare route alternately, on sellers of their own. */
async function bareFigures({ url, grown, dataDir }: Running): Promise<Figure[]> {
  const half = Math.floor(grown.sellers.length / 2);
  const ours = asksOf({ ...grown, sellers: grown.sellers.slice(0, half) });
  const bare = await startBare({ appUrl: urlsOf(dataDir).appUrl, dataDir }, { ...grown, sellers: grown.sellers.slice(half) });
  try {
    const figures: Figure[] = [];
    for (const write of writes) {
      const load = { seconds: 4, connections };
      const ratios: number[] = [];
      for (let run = 0; run <= runs; run += 1) {
        const product = await underLoad({ url, ...load, next: ours[write] });
        const floor = await underLoad({ url: bare.url, ...load, next: bare.asks[write] });
        if (run === 0) continue; // the first run warms both
        console.log(`   ${write}: ${product.rate.toFixed(0)} a second, bare ${floor.rate.toFixed(0)}`);
        ratios.push(product.rate / floor.rate);
      }
      figures.push({ name: `${nameOf[write]} against its statements on pg`, value: median(ratios), unit: '×', limit: { atLeast: 0.5 } });
    }
    return figures;
  } finally {
    bare.end();
  }
}

/** The same operation on both programs alternately: what it costs where there is a hundred times as much. */
async function growthFigures(big: Running, small: Running): Promise<Figure[]> {
  const [many, few] = [asksOf(big.grown), asksOf(small.grown)];
  const figures: Figure[] = [];
  for (const operation of operations) {
    const load = { seconds: 2, connections };
    const ratios: number[] = [];
    for (let run = 0; run <= runs; run += 1) {
      const large = await underLoad({ url: big.url, ...load, next: many[operation] });
      const little = await underLoad({ url: small.url, ...load, next: few[operation] });
      if (run === 0) continue;
      console.log(`   ${operation}: ${large.rate.toFixed(0)} a second, with few entries ${little.rate.toFixed(0)}`);
      ratios.push(little.rate / large.rate);
    }
    figures.push({
      name: `${nameOf[operation]}: cost beside that at few entries`,
      value: median(ratios),
      unit: '×',
      limit: { atMost: 1.3 },
    });
  }
  return figures;
}

const operations: readonly Operation[] = ['balance', 'statement', 'sale', 'redemption'];
const nameOf: Record<Operation, string> = {
  balance: 'balance',
  statement: 'page of the statement',
  sale: 'sale → credit',
  redemption: 'redemption',
};

function urlsOf(dataDir: string) {
  const urls = runningUrls(dataDir);
  if (!urls) throw new Error('the database of the ledger does not run');
  return urls;
}

/** The superuser's own address is that of another database. */
const inVitrine = (superUrl: string) => Object.assign(new URL(superUrl), { pathname: '/vitrine' }).href;
