import { namedIn } from '../../platform/audit/index.ts';
import type { Room } from '../room.ts';
import { podcastsFileAccess } from './file-access.ts';
import { podcastRecords } from './personal-records.ts';
import { podcastsRoutes } from './routes.ts';
import { keepOlderSpoken } from './spoken.ts';

export const podcasts: Room = (platform) => ({
  routes: [podcastsRoutes(platform)],
  fileAccess: podcastsFileAccess(platform),
  trailNames: {
    podcast: namedIn('podcasts.podcast', 'title'),
    podcast_episode: namedIn('podcasts.episode', 'title'),
  },
  personalRecords: podcastRecords(platform),
  jobs: (jobs) => jobs.schedule('podcasts.keep-older-spoken', '47 4 * * *', () => keepOlderSpoken(platform)),
});
