import type { Room } from '../room.ts';
import { rankingRecords } from './personal-records.ts';
import { rankingRoutes } from './routes.ts';

export const ranking: Room = (platform) => ({
  routes: [rankingRoutes(platform)],
  personalRecords: rankingRecords(platform),
});
