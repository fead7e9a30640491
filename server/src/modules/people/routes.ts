import * as wire from '@vitrine/contract/people';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { applyBulkChange } from './bulk/apply-bulk-change.ts';
import { readBulkChange } from './bulk/bulk-rows.ts';
import { listBulkChanges } from './bulk/list-bulk-changes.ts';
import { previewBulkChange } from './bulk/preview-bulk-change.ts';
import { exportPeople } from './export-people.ts';
import { getPersonAbout } from './get-person-about.ts';
import { countPeople, listPeople } from './list-people.ts';

/** The people of a client as a list, and what is done to many of them (ADM-02). */
export const peopleRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.listPeople, ({ actor, query }) => listPeople(platform, actor, query));
    answer(app, wire.countPeople, ({ actor, query }) => countPeople(platform, actor, query));
    answer(app, wire.exportPeople, ({ actor, query, reply }) => exportPeople(platform, actor, { query, reply }));
    answer(app, wire.previewBulkChange, ({ actor, body }) => previewBulkChange(platform, actor, body));
    answer(app, wire.applyBulkChange, ({ actor, params }) => applyBulkChange(platform, actor, params));
    answer(app, wire.listBulkChanges, ({ actor, query }) => listBulkChanges(platform, actor, query));
    answer(app, wire.getBulkChange, ({ actor, params }) => readBulkChange(platform.db.read(), actor, params));
    answer(app, wire.getPersonAbout, ({ actor, params }) => getPersonAbout(platform, actor, params));
  };
