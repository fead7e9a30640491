import type { Room } from '../room.ts';
import { libraryFileAccess } from './file-access.ts';
import { libraryRecords } from './personal-records.ts';
import { libraryRoutes } from './routes.ts';

export const library: Room = (platform) => ({
  routes: [libraryRoutes(platform)],
  fileAccess: libraryFileAccess(platform),
  personalRecords: libraryRecords(platform),
});
