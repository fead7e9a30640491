import type { PutOrdersOnHold } from '../ledger/index.ts';
import type { Room } from '../room.ts';
import { salesFileAccess } from './file-access.ts';
import { salesImportJob } from './import/begin-import.ts';
import { forgetOldSalesImports } from './import/forget-old-imports.ts';
import { runSalesImport } from './import/run-import.ts';
import { salesRecords } from './personal-records.ts';
import { salesRoutes } from './routes.ts';
import { salesNamed } from './sales-named.ts';

export const sales: Room<{ putOrdersOnHold: PutOrdersOnHold }> = (platform, ports) => ({
  routes: [salesRoutes(platform, ports)],
  jobs: () => {
    platform.jobs.work(salesImportJob, (payload) => runSalesImport({ ...platform, ...ports }, payload));
    platform.jobs.schedule('sales.forget-old-imports', '37 4 * * *', () => forgetOldSalesImports(platform));
  },
  trailNames: { sale: salesNamed },
  fileAccess: salesFileAccess(platform),
  personalRecords: salesRecords(platform),
});
