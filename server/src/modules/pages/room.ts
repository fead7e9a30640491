import type { Room } from '../room.ts';
import { pagesFileAccess } from './file-access.ts';
import { pagesRoutes } from './routes.ts';

export const pages: Room = (platform) => ({
  routes: [pagesRoutes(platform)],
  fileAccess: pagesFileAccess(platform),
});
