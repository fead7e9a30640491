import type * as wire from '@vitrine/contract/campaigns';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { exportWords, nameFor, productTypeName } from './choice-words.ts';
import { listCampaignsToManage } from './list-campaigns-to-manage.ts';
import { listProductsToManage } from './list-products-to-manage.ts';
import { listCampaignStores, listStoresToManage } from './list-stores-to-manage.ts';
import { getCampaignRow } from './queries.ts';

type Asked<Wire extends { query: z.ZodType }> = { query: z.output<Wire['query']>; reply: FastifyReply };

/** Campaigns as an export (ADM-02, ADM-04). */
export function exportCampaigns(
  platform: Platform,
  actor: Actor,
  { query, reply }: Asked<typeof wire.exportCampaigns>,
): Promise<FastifyReply> {
  const words = exportWords(actor).campaigns;
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'campaigns',
      words,
      page: (ask) => listCampaignsToManage(platform, actor, { ...query, ...ask }),
      cells: ({ name, state, beginsOn, endsOn, stores, members, updatedAt }: wire.CampaignRow) => ({
        name,
        state: words.states[state],
        beginsOn,
        endsOn,
        stores,
        members,
        updatedAt,
      }),
    },
  });
}

/** Stores of the program as an export (ADM-02, ADM-04). */
export const exportStores = (platform: Platform, actor: Actor, { query, reply }: Asked<typeof wire.exportStores>): Promise<FastifyReply> =>
  sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'stores',
      words: exportWords(actor).stores,
      page: (ask) => listStoresToManage(platform, actor, { ...query, ...ask }),
      cells: ({ name, retailer, taxId, city, country, timeZone, takesPhotos, isActive }: wire.StoreToManage) => ({
        name,
        retailer,
        taxId,
        city,
        country,
        timeZone,
        takesPhotos,
        isActive,
      }),
    },
  });

/** Stores of the program and whether they take part in a campaign, as an export (ADM-02, CMP-07). The audit log keeps which campaign it was. Refuses `not_found`. */
export async function exportCampaignStores(
  platform: Platform,
  actor: Actor,
  { campaignId, query, reply }: Asked<typeof wire.exportCampaignStores> & { campaignId: string },
): Promise<FastifyReply> {
  const campaign = await getCampaignRow(platform.db.read(), actor, { campaignId });
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'campaign_stores',
      within: { campaignId, of: nameFor(actor, campaign.name) },
      words: exportWords(actor).campaignStores,
      page: (ask) => listCampaignStores(platform, actor, { campaignId, ...query, ...ask }),
      cells: ({ name, retailer, taxId, city, country, isParticipating }: wire.CampaignStoreRow) => ({
        name,
        retailer,
        taxId,
        city,
        country,
        isParticipating,
      }),
    },
  });
}

/** Products of the program as an export (ADM-02, ADM-04). */
export const exportProducts = (
  platform: Platform,
  actor: Actor,
  { query, reply }: Asked<typeof wire.exportProducts>,
): Promise<FastifyReply> =>
  sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'products',
      words: exportWords(actor).products,
      page: (ask) => listProductsToManage(platform, actor, { ...query, ...ask }),
      cells: ({ sku, name, productType, brand, formFactor, isActive }: wire.ProductToManage) => ({
        sku,
        name,
        productType: productTypeName(actor, productType),
        brand,
        formFactor,
        isActive,
      }),
    },
  });
