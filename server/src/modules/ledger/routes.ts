import * as wire from '@vitrine/contract/ledger';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getPoints, type CurrentCampaignOf } from './get-points.ts';
import { getStatementEntry } from './get-statement-entry.ts';
import { listStatement } from './list-statement.ts';
import { getPersonPoints, listPersonStatement } from './person-points.ts';
import type { TitlesOfOrders } from './statement-titles.ts';

/** My points, the statement, and why a number is what it is; and the same of a member, for staff. */
export const ledgerRoutes =
  (platform: Platform, ports: { currentCampaignOf: CurrentCampaignOf; titlesOfOrders: TitlesOfOrders }): Routes =>
  (app) => {
    const parts = { ...platform, ...ports };
    answer(app, wire.getPoints, ({ actor, query }) => getPoints(parts, actor, query));
    answer(app, wire.listStatement, ({ actor, query }) => listStatement(parts, actor, query));
    answer(app, wire.getStatementEntry, ({ actor, params }) => getStatementEntry(parts, actor, params));
    answer(app, wire.getPersonPoints, ({ actor, params, query }) => getPersonPoints(parts, actor, { ...params, ...query }));
    answer(app, wire.listPersonStatement, ({ actor, params, query }) => listPersonStatement(parts, actor, { ...params, ...query }));
  };
