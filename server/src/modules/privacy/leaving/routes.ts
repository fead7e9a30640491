import * as wire from '@vitrine/contract/privacy';
import { answer, type Routes } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askToLeave } from './ask-to-leave.ts';
import { getLeaving } from './get-leaving.ts';
import { withdrawLeaving } from './withdraw-leaving.ts';

/** Leaving the portal for good, and changing one's mind. */
export const leavingRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.getLeaving, ({ actor }) => getLeaving(platform, actor));
    answer(app, wire.askToLeave, ({ actor, host, body }) => askToLeave(platform, actor, { host, ...body }));
    answer(app, wire.withdrawLeaving, ({ actor }) => withdrawLeaving(platform, actor));
  };
