import type { Room } from '../room.ts';
import { keepAllStandings } from './keep-standings.ts';
import { rankingRecords } from './personal-records.ts';
import { rankingRoutes } from './routes.ts';

export const ranking: Room = (platform) => ({
  routes: [rankingRoutes(platform)],
  jobs: (jobs) => jobs.schedule('ranking.keep-standings', '37 * * * *', () => keepAllStandings(platform)),
  personalRecords: rankingRecords(platform),
});
