import type { Room } from '../room.ts';
import { levelsRecords } from './personal-records.ts';
import type { InvoicesOf } from './requests.ts';
import { levelsRoutes } from './routes.ts';

export const levels: Room<{ invoicesOf: InvoicesOf }> = (platform, ports) => ({
  routes: [levelsRoutes(platform, ports)],
  personalRecords: levelsRecords(platform),
});
