import * as wire from '@vitrine/contract/tenancy';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSite, type WebClientOf } from './find-site.ts';

/** The site of a host. */
export const tenancyRoutes =
  (platform: Platform, ports: { webClientOf: WebClientOf }): Routes =>
  (app) => {
    answer(app, wire.getSite, async ({ host, query }) => (await findSite(platform, ports, { host, ...query })).site);
  };
