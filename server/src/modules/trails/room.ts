import type { Room } from '../room.ts';
import { trailsFileAccess } from './file-access.ts';
import { trailsRoutes } from './routes.ts';

export const trails: Room = (platform) => ({
  routes: [trailsRoutes(platform)],
  fileAccess: trailsFileAccess(platform),
});
