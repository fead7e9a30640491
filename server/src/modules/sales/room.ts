import type { PutOrdersOnHold } from '../ledger/index.ts';
import type { Room } from '../room.ts';
import { salesFileAccess } from './file-access.ts';
import { salesRecords } from './personal-records.ts';
import { salesRoutes } from './routes.ts';

export const sales: Room<{ putOrdersOnHold: PutOrdersOnHold }> = (platform, ports) => ({
  routes: [salesRoutes(platform, ports)],
  fileAccess: salesFileAccess(platform),
  personalRecords: salesRecords(platform),
});
