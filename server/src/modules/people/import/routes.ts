import * as wire from '@vitrine/contract/people';
import { answer, type Routes } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { beginImport } from './begin-import.ts';
import { exportReasons } from './export-reasons.ts';
import { presentImport } from './import-rows.ts';
import { listImportLines, listImports } from './list-imports.ts';
import { makeImportCodes } from './make-import-codes.ts';
import { mapImport } from './map-import.ts';
import { previewUndo } from './preview-undo.ts';
import { steerImport } from './steer-import.ts';

/** People from a spreadsheet: tried in a dry run, applied, taken back (ADM-02). */
export const importRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.listPeopleImports, ({ actor, query }) => listImports(platform, actor, query));
    answer(app, wire.beginPeopleImport, ({ actor, body }) => beginImport(platform, actor, body));
    answer(app, wire.getPeopleImport, ({ actor, params }) => presentImport(platform.db.read(), { tenantId: actor.tenantId, ...params }));
    answer(app, wire.mapPeopleImport, ({ actor, params, body }) => mapImport(platform, actor, { ...params, ...body }));
    answer(app, wire.steerPeopleImport, ({ actor, params }) => steerImport(platform, actor, params));
    answer(app, wire.previewImportUndo, ({ actor, params }) => previewUndo(platform, actor, params));
    answer(app, wire.makeImportCodes, ({ actor, params, body, reply }) => {
      void reply.header('cache-control', 'no-store');
      return makeImportCodes(platform, actor, { ...params, ...body });
    });
    answer(app, wire.listImportLines, ({ actor, params, query }) => listImportLines(platform, actor, { ...params, ...query }));
    answer(app, wire.exportImportReasons, async ({ actor, params, reply }) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="reasons.csv"')
        .header('cache-control', 'no-store')
        .send(await exportReasons(platform, actor, params)),
    );
  };
