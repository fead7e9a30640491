import type { Room } from '../room.ts';
import { catalogFileAccess, type IsHandedOut } from './file-access.ts';
import { catalogRoutes } from './routes.ts';
import { coursesNamed } from './courses-named.ts';

export const catalog: Room<{ isHandedOut: IsHandedOut }> = (platform, { isHandedOut }) => ({
  routes: [catalogRoutes(platform)],
  trailNames: { course: coursesNamed },
  fileAccess: catalogFileAccess(platform, isHandedOut),
});
