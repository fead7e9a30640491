/**
 * The bench: figures as ratios measured in one run, on databases of the size of a big brand. `-- --only PART` measures one part of them; `--quick` leaves Lighthouse
 * out and gives the ledger a tenth of its members. Exit 1 when a figure misses its limit.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRepository } from '../scripts/setup/places.mjs';
import { examFigures } from './learning/exam.ts';
import { learningFigures } from './learning/learning.ts';
import { closeFigures } from './close/close.ts';
import { commitFigures } from './packages/commits.ts';
import { longFilmFigures } from './packages/long-film.ts';
import { playerFigures } from './player/player.ts';
import { ledgerFigures } from './loyalty/ledger.ts';
import { rushFigures } from './loyalty/rush.ts';
import { readFigures } from './speed/reads.ts';
import { refreshFigures } from './speed/refresh.ts';
import { fillCatalog } from './speed/catalog.ts';
import { holds, printed, type Figure } from './speed/figures.ts';
import { lighthouseFigures } from './speed/lighthouse.ts';
import { decisionFigures } from './speed/decisions.ts';
import { listFigures } from './speed/lists.ts';
import { logInFigures } from './speed/log-in.ts';
import { memoryFigures } from './speed/memory.ts';
import { peopleImportFigures } from './speed/people-import.ts';
import { peopleListFigures } from './speed/people-list.ts';
import { learnerScreens, signIn } from './speed/screens.ts';
import { openScreenFigures } from './speed/open-screens.ts';
import { logInScreenFigures } from './speed/log-in-screen.ts';
import { searchFigures } from './speed/search.ts';
import { startFigures } from './speed/start.ts';
import { statementFigures } from './speed/statement-counts.ts';
import { runningUrls } from '../server/src/platform/postgres/index.ts';
import { withServer } from './speed/with-server.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' }, members: { type: 'string' } },
});
const figures: Figure[] = [];
const add = (more: Figure[]) => {
  figures.push(...more);
  console.log(printed(more));
};

const parts: Record<string, () => Promise<void>> = {
  screens: () =>
    withServer(async ({ server }) => {
      add(await logInScreenFigures(server.url));
      add(await openScreenFigures(server.url));
      if (!values.quick) add(await lighthouseFigures(server.url, { screens: await learnerScreens(server.url), signIn }));
    }),
  catalog: () =>
    withServer(async ({ server, options }) => {
      const urls = runningUrls(options.dataDir);
      if (!urls) throw new Error('the database of the bench does not run');
      await fillCatalog(urls.ownerUrl, { courses: 2_000, members: 100_000 });
      add(await statementFigures({ appUrl: urls.appUrl, dataDir: options.dataDir }));
      add(await readFigures(server.url, { appUrl: urls.appUrl, dataDir: options.dataDir }));
      add(await refreshFigures(server.url, { ...urls, dataDir: options.dataDir }));
      add(await logInFigures(server.url));
      await server.kill('SIGTERM');
      add(await memoryFigures(options));
    }),
  lists: () =>
    withServer(async ({ server, options }) => {
      const urls = runningUrls(options.dataDir);
      if (!urls) throw new Error('the database of the bench does not run');
      add(await listFigures(server.url, urls));
    }),
  people: () =>
    withServer(async ({ server, options }) => {
      const urls = runningUrls(options.dataDir);
      if (!urls) throw new Error('the database of the bench does not run');
      add(await peopleImportFigures(server.url, urls));
    }),
  crowd: () =>
    withServer(async ({ server, options }) => {
      const urls = runningUrls(options.dataDir);
      if (!urls) throw new Error('the database of the bench does not run');
      add(await peopleListFigures(server.url, urls, Number(values.members ?? 1_000_000)));
    }),
  learning: async () => {
    const members = Number(values.members ?? (values.quick ? 2_000 : 20_000));
    add(await learningFigures({ members, courses: 2_000, events: members * 25 }));
    add(await examFigures());
  },
  // Five times the usual limit, so that the measured ones are answered and the flood of nonsense is not.
  search: () =>
    withServer(
      async ({ server, options }) => {
        const urls = runningUrls(options.dataDir);
        if (!urls) throw new Error('the database of the bench does not run');
        add(await searchFigures(server.url, urls));
      },
      { REQUESTS_PER_MINUTE: '6000' },
    ),
  // Each sale of the bench is a request of its own, and so is each look at one.
  decisions: () => withServer(async ({ server }) => add(await decisionFigures(server.url)), { REQUESTS_PER_MINUTE: '6000' }),
  player: () => withServer(async ({ server }) => add(await playerFigures(server.url))),
  packages: () =>
    withServer(async ({ server, options }) => {
      const urls = runningUrls(options.dataDir);
      if (!urls) throw new Error('the database of the bench does not run');
      add(await commitFigures(server.url, urls));
      add(await longFilmFigures(server, { ...urls, dataDir: options.dataDir }));
    }),
  rush: async () => add(await rushFigures()),
  start: async () => add(await startFigures()),
  close: async () => add(await closeFigures({ members: Number(values.members ?? 20_000) })),
  ledger: () => ledgerFigures({ members: Number(values.members ?? (values.quick ? 10_000 : 100_000)), add }),
};

const chosen = Object.entries(parts).filter(([name]) => values.only === undefined || values.only === name);
if (chosen.length === 0) throw new Error(`The bench has no part called ${values.only}: ${Object.keys(parts).join(', ')}.`);
for (const [, measure] of chosen) {
  await measure();
  // After each part, for the last ones take long. One part alone is no report: it would replace the whole one.
  if (values.only === undefined) writeReport();
}

const missed = figures.filter((figure) => !holds(figure));
console.log(`\n${figures.length - missed.length} of ${figures.length} figures within their limits`);
process.exit(missed.length === 0 ? 0 : 1);

function writeReport(): void {
  mkdirSync(inRepository('reports'), { recursive: true });
  writeFileSync(inRepository('reports/bench.json'), `${JSON.stringify(figures, null, 2)}\n`);
}
