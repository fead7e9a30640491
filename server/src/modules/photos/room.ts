import type { PutOrdersOnHold } from '../ledger/index.ts';
import type { Room } from '../room.ts';
import { photosFileAccess } from './file-access.ts';
import { photosRecords } from './personal-records.ts';
import { photosRoutes } from './routes.ts';

export const photos: Room<{ putOrdersOnHold: PutOrdersOnHold }> = (platform, ports) => ({
  routes: [photosRoutes(platform, ports)],
  fileAccess: photosFileAccess(platform),
  personalRecords: photosRecords(platform),
});
