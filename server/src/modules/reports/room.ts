import type { Room } from '../room.ts';
import { makeFile } from './make-file.ts';
import { reportsRecords } from './personal-records.ts';
import { makeFileJob, reportsFileAccess } from './report-files.ts';
import { reportsRoutes } from './routes.ts';

export const reports: Room = (platform) => ({
  routes: [reportsRoutes(platform)],
  jobs: (jobs) => jobs.work(makeFileJob, (payload) => makeFile(platform, payload)),
  fileAccess: reportsFileAccess(platform),
  personalRecords: reportsRecords(platform),
});
