import type * as wire from '@vitrine/contract/campaigns';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { exportWords, nameFor } from './choice-words.ts';
import { listPromotionsToManage } from './list-promotions-to-manage.ts';
import { getCampaignRow } from './queries.ts';

type Asked = { campaignId: string; query: z.output<(typeof wire.exportPromotions)['query']>; reply: FastifyReply };

/** Promotions of a campaign as an export (ADM-02, CMP-06). The audit log keeps which campaign it was. Refuses `not_found`. */
export async function exportPromotions(platform: Platform, actor: Actor, { campaignId, query, reply }: Asked): Promise<FastifyReply> {
  const words = exportWords(actor).promotions;
  const campaign = await getCampaignRow(platform.db.read(), actor, { campaignId });
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'campaign_promotions',
      within: { campaignId, of: nameFor(actor, campaign.name) },
      words,
      page: (ask) => listPromotionsToManage(platform, actor, { campaignId, ...query, ...ask }),
      cells: ({ state, what, where, ...row }: wire.PromotionRow) => ({
        name: row.name,
        times: row.times,
        state: words.states[state],
        beginsOn: row.beginsOn,
        endsOn: row.endsOn,
        isStackable: row.isStackable,
        what: what || words.everything,
        where: where || words.everywhere,
      }),
    },
  });
}
