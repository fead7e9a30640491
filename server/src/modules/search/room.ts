import type { Room } from '../room.ts';
import { forgetMissed } from './forget-missed.ts';
import { searchRoutes } from './routes.ts';
import type { SearchPorts } from './search-all.ts';

export const search: Room<SearchPorts> = (platform, ports) => ({
  routes: [searchRoutes({ ...platform, ...ports })],
  jobs: (jobs) => jobs.schedule('search.forget-missed', '41 3 * * *', () => forgetMissed(platform)),
});
