import * as wire from '@vitrine/contract/closing';
import { answer, renamed, type Reworded, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { beginClose, getClose } from './get-close.ts';
import { beginSimulation, getSimulation, listSimulations } from './simulations.ts';

/** Answers of the time when reproved sales were counted as refused ones. */
const reworded: Reworded = (key, part) => (key === 'report' ? renamed(part, 'refused', 'reproved') : part);

/** The close of campaigns, and simulations of their rules. */
export const closingRoutes =
  (platform: Platform): Routes =>
  (app) => {
    const { db } = platform;
    // By the primary: whoever waits for a job to end reads what it just wrote.
    answer(app, wire.getClose, ({ actor, params }) => getClose(platform, db.write(), actor, params));
    answer(app, wire.beginClose, ({ actor, params }) => beginClose(platform, actor, params), { reworded });
    answer(app, wire.listSimulations, ({ actor, params }) => listSimulations(db.write(), actor, params));
    answer(app, wire.beginSimulation, ({ actor, params, body }) => beginSimulation(platform, actor, { ...params, ...body }));
    answer(app, wire.getSimulation, ({ actor, params }) => getSimulation(db.write(), actor, params));
  };
