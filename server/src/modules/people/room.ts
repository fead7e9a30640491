import { namedIn } from '../../platform/audit/index.ts';
import type { Room } from '../room.ts';
import { bulkJob, makeBulkChange } from './bulk/apply-bulk-change.ts';
import { forgetOldPreviews } from './bulk/bulk-rows.ts';
import { forgetOldImports } from './import/forget-old-imports.ts';
import { importRoutes } from './import/routes.ts';
import { runImport } from './import/run-import.ts';
import { importJob } from './import/steer-import.ts';
import { peopleRecords } from './personal-records.ts';
import { peopleRoutes } from './routes.ts';

export const people: Room = (platform) => ({
  routes: [peopleRoutes(platform), importRoutes(platform)],
  // Queues are stored: these have the names that they began with, when identity did this too.
  jobs: (jobs) => {
    jobs.work(importJob, (payload) => runImport(platform, payload));
    jobs.work(bulkJob, (payload) => makeBulkChange(platform, payload));
    jobs.schedule('identity.forget-old-previews', '17 4 * * *', async () => void (await forgetOldPreviews(platform)));
    jobs.schedule('identity.forget-old-imports', '27 4 * * *', async () => void (await forgetOldImports(platform)));
  },
  trailNames: { people_import: namedIn('people.people_import', 'file_name') },
  personalRecords: peopleRecords(platform),
});
