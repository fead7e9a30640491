import type { Room } from '../room.ts';
import { auditRecords } from './personal-records.ts';
import { auditRoutes } from './routes.ts';

export const audit: Room = (platform) => ({
  routes: [auditRoutes(platform)],
  personalRecords: auditRecords(platform),
});
