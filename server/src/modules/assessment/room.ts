import type { Room } from '../room.ts';
import type { TestPlaces } from './bank/get-bank-question.ts';
import { assessmentFileAccess } from './file-access.ts';
import { assessmentRecords } from './personal-records.ts';
import { assessmentRoutes } from './routes.ts';

export const assessment: Room<{ testPlaces: TestPlaces }> = (platform, ports) => ({
  routes: [assessmentRoutes(platform, ports)],
  fileAccess: assessmentFileAccess(platform),
  personalRecords: assessmentRecords(platform),
});
