import { builtServer } from '../../scripts/setup/places.mjs';
import { countCourses, getTrail, listCourses, listDueTrainings, listTrails } from '@vitrine/contract/learning';
import { listCertificates } from '@vitrine/contract/certificates';
import { getReport } from '@vitrine/contract/reports';
import { reportKinds } from '@vitrine/domain/reports';
import { discardDataDir, runningUrls, temporaryDataDir } from '../../server/src/platform/postgres/index.ts';
import { logIn } from '../crash/calls.ts';
import { demoPassword, startServerProcess } from '../crash/server-process.ts';
import { percentile } from '../loyalty/requests.ts';
import type { Figure } from '../speed/figures.ts';
import { fillLearning, type Filled, type LearningSize } from './fill.ts';
import { atRate, oneByOne } from './rate.ts';
import { wholeReads } from './plans.ts';

const second = 50;
const seconds = 6;
const atOnce = 40;
/** Words as they are typed, none of which is the whole of a title. */
const typed = ['curso 12', 'frio', 'inverse', 'curso 7', 'lavadora', 'fritadera'];

type Read = { name: string; paths: string[]; atMost: number; authorization: (turn: number) => string };
type Measured = { name: string; p95: number; middle: number; atMost: number };

/** Lists, home, trail, search and reports on a client of this size and on one of a tenth of it: how fast, how much dearer, and whether a large table is read whole. */
export async function learningFigures(size: LearningSize): Promise<Figure[]> {
  const tenth = { ...size, members: Math.ceil(size.members / 10), events: Math.ceil(size.events / 10) };
  const small = await onOne(tenth, { isWhole: false });
  const large = await onOne(size, { isWhole: true });
  const before = new Map(small.measured.map(({ name, middle }) => [name, middle]));
  return [
    ...large.measured.flatMap(({ name, p95, middle, atMost }): Figure[] => [
      { name: `${name}: p95 at ${second} requests a second`, value: p95, unit: 'ms', limit: { atMost } },
      { name: `${name}: against a tenth of the data`, value: ratio(middle, before.get(name)), unit: '×', limit: { atMost: 1.2 } },
    ]),
    ...large.plans,
  ];
}

/** What takes less than this cannot be told apart from the noise of a machine. */
const floorMs = 2;
const ratio = (now: number, before: number | undefined): number => Math.max(now, floorMs) / Math.max(before ?? Number.NaN, floorMs);

async function onOne(size: LearningSize, { isWhole }: { isWhole: boolean }): Promise<{ measured: Measured[]; plans: Figure[] }> {
  const dataDir = temporaryDataDir();
  try {
    const server = await startServerProcess({ bundle: builtServer, dataDir, port: 4_570, env: { NODE_ENV: 'production' } });
    try {
      const urls = runningUrls(dataDir);
      if (!urls) throw new Error('the database of the bench does not run');
      const begin = performance.now();
      const filled = await fillLearning(urls.ownerUrl, size);
      console.log(
        `   learning: ${size.members} members, ${size.events} events filled in ${((performance.now() - begin) / 1_000).toFixed(0)} s`,
      );
      const { authorization } = await logIn(server.url, { userName: 'admin', password: demoPassword });
      const reads = readsOf(filled, authorization);
      const measured: Measured[] = [];
      for (const read of reads) measured.push(await measure(server.url, read, { isWhole }));
      const plans = isWhole ? await wholeReads({ appUrl: urls.appUrl, dataDir }, { reads, ownerUrl: urls.ownerUrl }) : [];
      return { measured, plans };
    } finally {
      await server.kill('SIGTERM');
    }
  } finally {
    await discardDataDir(dataDir);
  }
}

async function measure(url: string, { name, paths, atMost, authorization }: Read, { isWhole }: { isWhole: boolean }): Promise<Measured> {
  const next = (turn: number) => ({ path: paths[turn % paths.length] ?? '', authorization: authorization(turn) });
  await oneByOne(url, { times: atOnce / 2, next });
  const alone = await oneByOne(url, { times: atOnce, next });
  const times = isWhole ? await atRate(url, { second, seconds, next }) : alone;
  const one = { name, atMost, p95: percentile(times, 95), middle: percentile(alone, 50) };
  console.log(`   ${name}: p95 ${one.p95.toFixed(1)} ms, alone ${one.middle.toFixed(1)} ms`);
  return one;
}

function readsOf({ learners, trailId }: Filled, staff: string): Read[] {
  const asLearner = (turn: number) => `Bearer ${learners[turn % learners.length]?.token ?? ''}`;
  const learner = (name: string, paths: string[], atMost = 100): Read => ({ name, paths, atMost, authorization: asLearner });
  const list = listCourses.path;
  return [
    learner('course list', [`${list}?limit=20`]),
    learner('trail list', [`${listTrails.path}?limit=20`]),
    learner('trail page', [getTrail.path.replace(':trailId', trailId)]),
    learner('home: under way', [`${list}?progress=in_progress&limit=12`]),
    learner('home: not begun', [`${list}?progress=not_started&limit=12`]),
    learner('home: due soon', [listDueTrainings.path]),
    learner('home: counts', [countCourses.path]),
    learner('home: certificates', [listCertificates.path]),
    learner(
      'search',
      typed.map((words) => `${list}?limit=20&search=${encodeURIComponent(words)}`),
      50,
    ),
    ...reportKinds.map((kind) => ({
      name: `report of ${kind}`,
      paths: [`${getReport.path}?kind=${kind}&only=rows&limit=50`],
      atMost: 100,
      authorization: () => staff,
    })),
  ];
}
