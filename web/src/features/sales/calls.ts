import { call } from '@vitrine/client';
import { listCampaigns, listProducts, listPromotions, listStores } from '@vitrine/contract/campaigns';
import type { StoreRow } from '@vitrine/contract/campaigns';
import { getSale, getSaleEligibility, listSales } from '@vitrine/contract/sales';
import { today } from '../../shared/device/clock.ts';
import type { ChosenStore } from './outbox/kept-sale.ts';
import { orKnown } from './known.ts';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchSales = (after: string | null) => call(listSales, { query: after === null ? {} : { after } });
export const fetchSale = (saleId: string) => call(getSale, { params: { saleId } });

export const fetchRunningCampaigns = async () =>
  (await orKnown('campaigns', () => call(listCampaigns))).active.filter(({ state }) => state === 'running');
export const fetchEligibility = (campaignId: string) =>
  orKnown(`eligibility/${campaignId}`, () => call(getSaleEligibility, { query: { campaignId } }));

export const fetchOwnStores = (campaignId: string) =>
  orKnown(`stores/${campaignId}`, async () => {
    const { items } = await call(listStores, { params: { campaignId }, query: { isOwn: 'true', limit: 20 } });
    return items.map(chosen);
  });
export const fetchStores = async (campaignId: string, search: string) =>
  (await call(listStores, { params: { campaignId }, query: { search, limit: 8 } })).items.map(chosen);

export const fetchKnownProducts = (campaignId: string) =>
  orKnown(`products/${campaignId}`, async () => (await call(listProducts, { params: { campaignId }, query: { limit: 100 } })).items);
export const fetchProducts = async (campaignId: string, query: { search: string; limit: number }) =>
  (await call(listProducts, { params: { campaignId }, query })).items;

/** Known without a network too: points are counted there as the server will. */
export const fetchPromotions = (campaignId: string) =>
  orKnown(`promotions/${campaignId}`, () => call(listPromotions, { params: { campaignId } }));

const chosen = ({ id, retailerId, name, city, timeZone, takesPhotos, isParticipating, today: there }: StoreRow): ChosenStore => ({
  id,
  retailerId,
  name,
  city,
  timeZone,
  takesPhotos,
  isParticipating,
  today: there,
  heardOn: today(timeZone),
});
