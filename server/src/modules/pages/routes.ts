import * as wire from '@vitrine/contract/pages';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BlockPorts } from '../../platform/rich-text/index.ts';
import { createBanner, getBanner, listBanners, publishBanner, retireBanner, saveBanner } from './keep-banners.ts';
import { createPage, listPages, retirePage, savePage } from './keep-pages.ts';
import { exportBanners, exportPages } from './export-pages.ts';
import { getPage } from './page-rows.ts';
import { publishPage } from './publish-page.ts';
import { getHotsite, getWildcardPage } from './show-pages.ts';
import { listWelcomeBanners } from './welcome-banners.ts';

/** Welcome banners and pages of a member, and what staff keeps. */
export const pagesRoutes =
  (platform: Platform & BlockPorts): Routes =>
  (app) => {
    answer(app, wire.listWelcomeBanners, ({ actor }) => listWelcomeBanners(platform, actor));
    answer(app, wire.getHotsite, ({ actor }) => getHotsite(platform, actor));
    answer(app, wire.getWildcardPage, ({ actor, params }) => getWildcardPage(platform, actor, params));

    answer(app, wire.listBanners, ({ actor, query }) => listBanners(platform, actor, query));
    answer(app, wire.exportBanners, ({ actor, query, reply }) => exportBanners(platform, actor, { query, reply }));
    answer(app, wire.createBanner, ({ actor, body }) => createBanner(platform, actor, body));
    answer(app, wire.getBanner, ({ actor, params }) => getBanner(platform, actor, params));
    answer(app, wire.saveBanner, ({ actor, params, body }) => saveBanner(platform, actor, { ...params, ...body }));
    answer(app, wire.publishBanner, ({ actor, params, body }) => publishBanner(platform, actor, { ...params, ...body }));
    answer(app, wire.retireBanner, ({ actor, params, body }) => retireBanner(platform, actor, { ...params, ...body }));

    answer(app, wire.listPages, ({ actor, query }) => listPages(platform, actor, query));
    answer(app, wire.exportPages, ({ actor, query, reply }) => exportPages(platform, actor, { query, reply }));
    answer(app, wire.createPage, ({ actor, body }) => createPage(platform, actor, body));
    answer(app, wire.getPage, ({ actor, params }) => getPage(platform, actor, params));
    answer(app, wire.savePage, ({ actor, params, body }) => savePage(platform, actor, { ...params, ...body }));
    answer(app, wire.publishPage, ({ actor, params, body }) => publishPage(platform, actor, { ...params, ...body }));
    answer(app, wire.retirePage, ({ actor, params, body }) => retirePage(platform, actor, { ...params, ...body }));
  };
