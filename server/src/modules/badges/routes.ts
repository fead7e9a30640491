import * as wire from '@vitrine/contract/badges';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { awardBadge, listAwards, withdrawAward } from './awards.ts';
import type { ApprovedSalesOf } from './count-for.ts';
import { exportAwards, exportBadges } from './export-badges.ts';
import { createBadge, getBadgeToManage, listBadgesToManage, publishBadge, retireBadge, saveBadge } from './keep-badges.ts';
import { getMyBadge, listMyBadges, showHolder } from './my-badges.ts';
import { badgeKeys } from './signing.ts';
import { signedBadge, verifyBadge } from './verify-badge.ts';

/** A member's badges, the public proof of one, and what staff keeps. */
export const badgesRoutes =
  (platform: Platform & { approvedSalesOf: ApprovedSalesOf }): Routes =>
  (app) => {
    answer(app, wire.listMyBadges, ({ actor }) => listMyBadges(platform, actor));
    answer(app, wire.getMyBadge, ({ actor, params, host }) => getMyBadge(platform, actor, { ...params, host }));
    answer(app, wire.showHolder, ({ actor, params, body, host }) => showHolder(platform, actor, { ...params, ...body, host }));

    answer(app, wire.verifyBadge, ({ host, params, query }) => verifyBadge(platform, { host, ...params, ...query }));
    answer(app, wire.getBadgeCredential, async ({ host, params, reply }) => {
      const credential = await signedBadge(platform, { host, ...params });
      return reply
        .type('application/vc+jwt')
        .header('content-disposition', 'attachment; filename="badge.jwt"')
        .header('cache-control', 'no-store')
        .send(credential);
    });
    answer(app, wire.getBadgeKeys, () => Promise.resolve(badgeKeys(platform)));

    answer(app, wire.listBadgesToManage, ({ actor, query }) => listBadgesToManage(platform, actor, query));
    answer(app, wire.exportBadges, ({ actor, query, reply }) => exportBadges(platform, actor, { query, reply }));
    answer(app, wire.createBadge, ({ actor, body }) => createBadge(platform, actor, body));
    answer(app, wire.getBadgeToManage, ({ actor, params }) => getBadgeToManage(platform, actor, params));
    answer(app, wire.saveBadge, ({ actor, params, body }) => saveBadge(platform, actor, { ...params, ...body }));
    answer(app, wire.publishBadge, ({ actor, params, body }) => publishBadge(platform, actor, { ...params, ...body }));
    answer(app, wire.retireBadge, ({ actor, params, body }) => retireBadge(platform, actor, { ...params, ...body }));
    answer(app, wire.listAwards, ({ actor, params, query }) => listAwards(platform, actor, { ...params, ...query }));
    answer(app, wire.exportAwards, ({ actor, params, query, reply }) => exportAwards(platform, actor, { ...params, query, reply }));
    answer(app, wire.awardBadge, ({ actor, params, body }) => awardBadge(platform, actor, { ...params, ...body }));
    answer(app, wire.withdrawAward, ({ actor, params, body }) => withdrawAward(platform, actor, { ...params, ...body }));
  };
