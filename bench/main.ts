/**
 * `npm run bench`: figures as ratios measured in one run, on a database of the size of a big brand. `-- --quick` leaves Lighthouse out.
 * Exit 1 when a figure misses its limit.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRepository } from '../scripts/setup/places.mjs';
import { rushFigures } from './loyalty/rush.ts';
import { courseListFigures } from './speed/course-list.ts';
import { fillShelf } from './speed/shelf.ts';
import { holds, printed, type Figure } from './speed/figures.ts';
import { lighthouseFigures } from './speed/lighthouse.ts';
import { logInFigures } from './speed/log-in.ts';
import { memoryFigures } from './speed/memory.ts';
import { learnerScreens, signIn } from './speed/screens.ts';
import { logInScreenFigures } from './speed/log-in-screen.ts';
import { startFigures } from './speed/start.ts';
import { statementFigures } from './speed/statement-counts.ts';
import { runningUrls } from '../server/src/platform/postgres/index.ts';
import { withServer } from './speed/with-server.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const figures: Figure[] = [];
const add = (more: Figure[]) => {
  figures.push(...more);
  console.log(printed(more));
};

await withServer(async ({ server, options }) => {
  const urls = runningUrls(options.dataDir);
  if (!urls) throw new Error('the database of the bench does not run');
  add(await logInScreenFigures(server.url));
  if (!values.quick) add(await lighthouseFigures(server.url, { screens: learnerScreens, signIn }));
  await fillShelf(urls.ownerUrl, { courses: 2_000, members: 100_000 });
  add(await statementFigures({ appUrl: urls.appUrl, dataDir: options.dataDir }));
  add(await courseListFigures(server.url, { appUrl: urls.appUrl, dataDir: options.dataDir }));
  add(await logInFigures(server.url));
  await server.kill('SIGTERM');
  add(await memoryFigures(options));
});
add(await rushFigures());
add(await startFigures());

mkdirSync(inRepository('reports'), { recursive: true });
writeFileSync(inRepository('reports/bench.json'), `${JSON.stringify(figures, null, 2)}\n`);
const missed = figures.filter((figure) => !holds(figure));
console.log(`\n${figures.length - missed.length} of ${figures.length} figures within their limits`);
process.exit(missed.length === 0 ? 0 : 1);
