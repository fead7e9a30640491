import * as wire from '@vitrine/contract/transfer';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkRegistration } from './check-registration.ts';
import { askRelease, confirmRelease, listDocuments, withdrawRelease } from './documents.ts';
import { exportSendings } from './export-sendings.ts';
import { getTransfer } from './get-transfer.ts';
import { getPartner, savePartner } from './partner/save-partner.ts';
import { sendPoints } from './send-points.ts';
import { askPartner, listSendings } from './sendings.ts';

/** What members send to the partner, and what the client settles and looks after. */
export const transferRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.getTransfer, ({ actor }) => getTransfer(platform, actor));
    answer(app, wire.checkRegistration, ({ actor, body }) => checkRegistration(platform, actor, body));
    answer(app, wire.sendPoints, ({ actor, body }) => sendPoints(platform, actor, body));

    answer(app, wire.getPartner, ({ actor }) => getPartner(platform, actor));
    answer(app, wire.savePartner, ({ actor, body }) => savePartner(platform, actor, body));
    answer(app, wire.listSendings, ({ actor, query }) => listSendings(platform, actor, query));
    answer(app, wire.exportSendings, ({ actor, query, reply }) => exportSendings(platform, actor, { query, reply }));
    answer(app, wire.askPartner, ({ actor, params }) => askPartner(platform, actor, params));
    answer(app, wire.listDocuments, ({ actor, query }) => listDocuments(platform, actor, query));
    answer(app, wire.askRelease, ({ actor, params, body }) => askRelease(platform, actor, { ...params, ...body }));
    answer(app, wire.confirmRelease, ({ actor, params }) => confirmRelease(platform, actor, params));
    answer(app, wire.withdrawRelease, ({ actor, params }) => withdrawRelease(platform, actor, params));
  };
