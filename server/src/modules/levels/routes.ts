import * as wire from '@vitrine/contract/levels';
import { answer, renamed, type Reworded, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { approveLevel, refuseLevel } from './decide-level.ts';
import { exportLevelRequests } from './export-requests.ts';
import { getMyLevel } from './get-my-level.ts';
import { getLevelRequest, listLevelRequests, type InvoicesOf } from './requests.ts';
import { getCampaignLevels, listLevels, saveCampaignLevels, saveLevel } from './settings.ts';

/** Answers of the time when reproved sales were counted as refused ones. */
const reworded: Reworded = (key, part) => (key === 'invoices' ? renamed(part, 'refused', 'reproved') : part);

/** The member's level, what a campaign asks for, and the requests that administrators decide. */
export const levelsRoutes =
  (platform: Platform, ports: { invoicesOf: InvoicesOf }): Routes =>
  (app) => {
    const parts = { ...platform, ...ports };
    answer(app, wire.getMyLevel, ({ actor, query }) => getMyLevel(parts, actor, query));

    answer(app, wire.listLevels, ({ actor }) => listLevels(platform, actor));
    answer(app, wire.saveLevel, ({ actor, params, body }) => saveLevel(platform, actor, { ...params, ...body }));
    answer(app, wire.getCampaignLevels, ({ actor, params }) => getCampaignLevels(platform, actor, params));
    answer(app, wire.saveCampaignLevels, ({ actor, params, body }) => saveCampaignLevels(platform, actor, { ...params, ...body }));

    answer(app, wire.listLevelRequests, ({ actor, query }) => listLevelRequests(platform, actor, query));
    answer(app, wire.exportLevelRequests, ({ actor, query, reply }) => exportLevelRequests(platform, actor, { query, reply }));
    answer(app, wire.getLevelRequest, ({ actor, params }) => getLevelRequest(parts, actor, params));
    answer(app, wire.approveLevel, ({ actor, params, body }) => approveLevel(parts, actor, { ...params, ...body }), { reworded });
    answer(app, wire.refuseLevel, ({ actor, params, body }) => refuseLevel(parts, actor, { ...params, ...body }), { reworded });
  };
