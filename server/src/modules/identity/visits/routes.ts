import * as wire from '@vitrine/contract/identity';
import { answer, type Routes } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { beginVisit } from './begin-visit.ts';

/** The portal as somebody else sees it. */
export const visitRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.beginVisit, ({ actor, params, body }) => beginVisit(platform, actor, { ...params, ...body }));
  };
