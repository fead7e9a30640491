import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import {
  exportCampaignStores,
  getCampaignToManage,
  getPointsTableToManage,
  getProgramLists,
  getPromotionRule,
  getSeason,
  listCampaignStores,
  publishCampaign,
  saveCampaign,
  savePointsTable,
  setCampaignStores,
  type CampaignForm,
  type RuleForm,
} from '@vitrine/contract/campaigns';
import type { Changed, ExportFormat } from '@vitrine/domain/kernel';
import { openedBy } from '../../shared/resource/index.ts';

/** Product types, brands, chains, agencies and countries, in the reader's language: what the forms choose from. */
export const listsQuery = queryOptions({
  queryKey: ['campaigns', 'lists'],
  queryFn: () => call(getProgramLists, {}),
  staleTime: 60_000,
});

/** What the console proposes for a new campaign, and the campaigns around today. */
export const seasonQuery = queryOptions({ queryKey: ['campaigns', 'season'], queryFn: () => call(getSeason, {}) });

export const campaignQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['campaigns', 'campaign', campaignId],
    queryFn: () => call(getCampaignToManage, { params: { campaignId } }),
    refetchOnWindowFocus: false,
  });
export const pointsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['campaigns', 'points', campaignId],
    queryFn: () => call(getPointsTableToManage, { params: { campaignId } }),
    refetchOnWindowFocus: false,
  });

/** What the promotions of a campaign come to at most. */
export const promotionRuleQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['campaigns', 'promotion-rule', campaignId],
    queryFn: () => call(getPromotionRule, { params: { campaignId } }),
    refetchOnWindowFocus: false,
  });

export const openedCampaign = openedBy('campaign');
export const readCampaign = (campaignId: string) => call(getCampaignToManage, { params: { campaignId } }).then(openedCampaign);
export const writeCampaign = (campaignId: string, version: number, _whole: CampaignForm, { now: campaign, was }: Changed<CampaignForm>) =>
  call(saveCampaign, { params: { campaignId }, body: { version, campaign, was } }).then(openedCampaign);
export const publish = (campaignId: string, version: number) => call(publishCampaign, { params: { campaignId }, body: { version } });
export const writePoints = (campaignId: string, version: number, rules: RuleForm[]) =>
  call(savePointsTable, { params: { campaignId }, body: { version, rules } });

export type StoresMeant = { search?: string; retailerId?: string; country?: string; city?: string };
type StoreFilter = StoresMeant & { isParticipating?: 'true' | 'false' };
type StoreAsk = StoreFilter & { after?: string };
export const campaignStores = (campaignId: string, ask: StoreAsk) =>
  call(listCampaignStores, { params: { campaignId }, query: { ...ask, limit: 50 } });
/** The same list as a file. */
export const campaignStoresExport = (campaignId: string, query: StoreFilter & { format: ExportFormat }) =>
  callFile(exportCampaignStores, { params: { campaignId }, query });
export const changeStores = (
  campaignId: string,
  change: { add?: string[]; remove?: string[]; addTaxIds?: string[]; all?: StoresMeant & { isIn: boolean } },
) => call(setCampaignStores, { params: { campaignId }, body: { add: [], remove: [], addTaxIds: [], all: null, ...change } });
