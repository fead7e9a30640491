import * as wire from '@vitrine/contract/sales';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PutOrdersOnHold } from '../ledger/index.ts';
import { rewordedSales } from './answers-before.ts';
import { claimSale } from './claim-sale.ts';
import { approveSale, refuseSale } from './decide-sale.ts';
import { exportSales } from './export-sales.ts';
import { getSale } from './get-sale.ts';
import { getSaleEligibility } from './get-sale-eligibility.ts';
import { getSaleToAudit } from './get-sale-to-audit.ts';
import { beginSalesImport } from './import/begin-import.ts';
import { presentImport } from './import/import-rows.ts';
import { listSalesImportLines, listSalesImports } from './import/list-imports.ts';
import { steerSalesImport } from './import/steer-import.ts';
import { listPersonSales, listSales } from './list-sales.ts';
import { getPersonSalesWeeks } from './person-weeks.ts';
import { listSalesToAudit } from './list-sales-to-audit.ts';
import { releaseSale } from './release-sale.ts';
import { reportSale } from './report-sale.ts';
import { reviseSale } from './revise-sale.ts';

/** Reports of sellers, and the queue of auditors. `putOrdersOnHold`: the rewards room's answer to a reproved sale (D20). */
export const salesRoutes =
  (platform: Platform, { putOrdersOnHold }: { putOrdersOnHold: PutOrdersOnHold }): Routes =>
  (app) => {
    const reworded = { reworded: rewordedSales };
    answer(app, wire.getSaleEligibility, ({ actor, query }) => getSaleEligibility(platform, actor, query));
    answer(app, wire.reportSale, ({ actor, body }) => reportSale(platform, actor, body));
    answer(app, wire.listSales, ({ actor, query }) => listSales(platform, actor, query));
    answer(app, wire.getSale, ({ actor, params }) => getSale(platform, actor, params));
    answer(app, wire.reviseSale, ({ actor, params, body }) => reviseSale(platform, actor, { ...params, ...body }), reworded);

    answer(app, wire.listSalesImports, ({ actor, query }) => listSalesImports(platform, actor, query));
    answer(app, wire.beginSalesImport, ({ actor, body }) => beginSalesImport(platform, actor, body));
    answer(app, wire.getSalesImport, ({ actor, params }) => presentImport(platform.db.read(), actor, params));
    answer(app, wire.listSalesImportLines, ({ actor, params, query }) => listSalesImportLines(platform, actor, { ...params, ...query }));
    answer(app, wire.steerSalesImport, ({ actor, params }) => steerSalesImport(platform, actor, params));

    answer(app, wire.getPersonSalesWeeks, ({ actor, params }) => getPersonSalesWeeks(platform, actor, params));
    answer(app, wire.listPersonSales, ({ actor, params, query }) => listPersonSales(platform, actor, { ...params, ...query }));
    answer(app, wire.listSalesToAudit, ({ actor, query }) => listSalesToAudit(platform, actor, query));
    answer(app, wire.exportSales, ({ actor, query, reply }) => exportSales(platform, actor, { query, reply }));
    answer(app, wire.getSaleToAudit, ({ actor, params }) => getSaleToAudit(platform, actor, params));
    answer(app, wire.claimSale, ({ actor, params, body }) => claimSale(platform, actor, { ...params, ...body }), reworded);
    answer(app, wire.releaseSale, ({ actor, params }) => releaseSale(platform, actor, params));
    answer(app, wire.approveSale, ({ actor, params, body }) => approveSale(platform, actor, { ...params, ...body }), reworded);
    answer(
      app,
      wire.refuseSale,
      ({ actor, params, body }) => refuseSale({ ...platform, putOrdersOnHold }, actor, { ...params, ...body }),
      reworded,
    );
  };
