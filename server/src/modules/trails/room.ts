import type { Room } from '../room.ts';
import { trailsFileAccess } from './file-access.ts';
import { trailsRoutes } from './routes.ts';
import { trailsNamed } from './trails-named.ts';

export const trails: Room = (platform) => ({
  routes: [trailsRoutes(platform)],
  trailNames: { learning_trail: trailsNamed, trail: trailsNamed },
  fileAccess: trailsFileAccess(platform),
});
