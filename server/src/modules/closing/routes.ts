import * as wire from '@vitrine/contract/closing';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { beginClose, getClose } from './get-close.ts';
import { beginRehearsal, getRehearsal, listRehearsals } from './rehearsals.ts';

/** The close of campaigns, and rehearsals of their rules. */
export const closingRoutes =
  (platform: Platform): Routes =>
  (app) => {
    const { db } = platform;
    // By the primary: whoever waits for a job to end reads what it just wrote.
    answer(app, wire.getClose, ({ actor, params }) => getClose(platform, db.write(), actor, params));
    answer(app, wire.beginClose, ({ actor, params }) => beginClose(platform, actor, params));
    answer(app, wire.listRehearsals, ({ actor, params }) => listRehearsals(db.write(), actor, params));
    answer(app, wire.beginRehearsal, ({ actor, params, body }) => beginRehearsal(platform, actor, { ...params, ...body }));
    answer(app, wire.getRehearsal, ({ actor, params }) => getRehearsal(db.write(), actor, params));
  };
