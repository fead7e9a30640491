import * as wire from '@vitrine/contract/campaigns';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getCampaign } from './get-campaign.ts';
import { getPointsTable } from './get-points-table.ts';
import { getReminderFile } from './get-reminder-file.ts';
import { getRegistration } from './get-registration.ts';
import { listCampaigns } from './list-campaigns.ts';
import { listProducts } from './list-products.ts';
import { listPromotions } from './list-promotions.ts';
import { listStores } from './list-stores.ts';
import { getProgramLists } from './program-lists.ts';
import { registerMember } from './register-member.ts';
import { selectCampaign } from './select-campaign.ts';

export const campaignsRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.listCampaigns, ({ actor }) => listCampaigns(platform, actor));
    answer(app, wire.getProgramLists, ({ actor }) => getProgramLists(platform, actor));
    answer(app, wire.selectCampaign, ({ actor, body }) => selectCampaign(platform, actor, body));
    answer(app, wire.getCampaign, ({ actor, params }) => getCampaign(platform, actor, params));
    answer(app, wire.getReminderFile, async ({ actor, host, params, query, reply }) =>
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="reminder.ics"')
        .header('cache-control', 'no-store')
        .send(await getReminderFile(platform, actor, { ...params, ...query, host })),
    );
    answer(app, wire.getRegistration, ({ actor, params }) => getRegistration(platform, actor, params));
    answer(app, wire.register, ({ actor, params, body }) => registerMember(platform, actor, { ...params, ...body }));
    answer(app, wire.listStores, ({ actor, params, query }) => listStores(platform, actor, { ...params, ...query }));
    answer(app, wire.listProducts, ({ actor, params, query }) => listProducts(platform, actor, { ...params, ...query }));
    answer(app, wire.listPromotions, ({ actor, params }) => listPromotions(platform, actor, params));
    answer(app, wire.getPointsTable, ({ actor, params }) => getPointsTable(platform, actor, params));
  };
