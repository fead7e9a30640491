import type { Room } from '../room.ts';
import { podcastsFileAccess } from './file-access.ts';
import { podcastRecords } from './personal-records.ts';
import { podcastsRoutes } from './routes.ts';
import { keepOlderSpoken } from './spoken.ts';

export const podcasts: Room = (platform) => ({
  routes: [podcastsRoutes(platform)],
  fileAccess: podcastsFileAccess(platform),
  personalRecords: podcastRecords(platform),
  jobs: (jobs) => jobs.schedule('podcasts.keep-older-spoken', '47 4 * * *', () => keepOlderSpoken(platform)),
});
