import type { Room } from '../room.ts';
import { catalogFileAccess, type IsHandedOut } from './file-access.ts';
import { catalogRoutes } from './routes.ts';

export const catalog: Room<{ isHandedOut: IsHandedOut }> = (platform, { isHandedOut }) => ({
  routes: [catalogRoutes(platform)],
  fileAccess: catalogFileAccess(platform, isHandedOut),
});
