import type { Room } from '../room.ts';
import { podcastsFileAccess } from './file-access.ts';
import { podcastRecords } from './personal-records.ts';
import { podcastsRoutes } from './routes.ts';

export const podcasts: Room = (platform) => ({
  routes: [podcastsRoutes(platform)],
  fileAccess: podcastsFileAccess(platform),
  personalRecords: podcastRecords(platform),
});
