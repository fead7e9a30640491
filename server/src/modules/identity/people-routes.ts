import * as wire from '@vitrine/contract/identity';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { applyBulkChange } from './bulk/apply-bulk-change.ts';
import { readBulkChange } from './bulk/bulk-rows.ts';
import { listBulkChanges } from './bulk/list-bulk-changes.ts';
import { previewBulkChange } from './bulk/preview-bulk-change.ts';
import { createPerson } from './create-person.ts';
import { exportPeople } from './export-people.ts';
import { getPerson } from './get-person.ts';
import { getPersonAbout } from './get-person-about.ts';
import { countPeople, listPeople } from './list-people.ts';
import { savePerson } from './save-person.ts';
import { setPersonPassword } from './set-person-password.ts';
import { setPersonStatus } from './set-person-status.ts';
import { setProgramStatus } from './set-program-status.ts';

/** People of a client, as administrators see and change them (ADM-02). */
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
    answer(app, wire.getPerson, ({ actor, params }) => getPerson(platform, actor, params));
    answer(app, wire.getPersonAbout, ({ actor, params }) => getPersonAbout(platform, actor, params));
    answer(app, wire.createPerson, ({ actor, body }) => createPerson(platform, actor, body));
    answer(app, wire.savePerson, ({ actor, params, body }) => savePerson(platform, actor, { ...params, ...body }));
    answer(app, wire.setPersonStatus, ({ actor, params, body }) => setPersonStatus(platform, actor, { ...params, ...body }));
    answer(app, wire.setProgramStatus, ({ actor, params, body }) => setProgramStatus(platform, actor, { ...params, ...body }));
    answer(app, wire.setPersonPassword, ({ actor, params, body }) => setPersonPassword(platform, actor, { ...params, ...body }));
  };
