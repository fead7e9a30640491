import type { Room } from '../room.ts';
import { newsFileAccess } from './file-access.ts';
import { newsRecords } from './personal-records.ts';
import { newsRoutes } from './routes.ts';

export const news: Room = (platform) => ({
  routes: [newsRoutes(platform)],
  fileAccess: newsFileAccess(platform),
  personalRecords: newsRecords(platform),
});
