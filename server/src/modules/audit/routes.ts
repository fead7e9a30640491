import * as wire from '@vitrine/contract/audit';
import { answer, type Reworded, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { exportDecisions } from './export-decisions.ts';
import { getQueues } from './get-queues.ts';
import { giveOpinion } from './give-opinion.ts';
import { listDecisions } from './list-decisions.ts';

/** Opinions are given on sales and photos alone: answers of the time when these were called refused. */
const reworded: Reworded = (key, part) => (key === 'state' && part === 'refused' ? 'reproved' : part);

/** The one place of whoever decides (ADM-05). */
export const auditRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.getAuditQueues, ({ actor }) => getQueues(platform, actor));
    answer(app, wire.listDecisions, ({ actor, query }) => listDecisions(platform, actor, query));
    answer(app, wire.exportDecisions, ({ actor, query, reply }) => exportDecisions(platform, actor, { query, reply }));
    answer(app, wire.giveOpinion, ({ actor, params, body }) => giveOpinion(platform, actor, { ...params, ...body }), { reworded });
  };
