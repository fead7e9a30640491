import * as wire from '@vitrine/contract/reports';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getOverview } from './get-overview.ts';

export const reportsRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.getOverview, ({ actor, query }) => getOverview(platform, actor, query));
  };
