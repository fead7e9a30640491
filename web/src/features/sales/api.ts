import { call } from '@vitrine/client';
import { listCampaigns, listProducts, listStores } from '@vitrine/contract/campaigns';
import type { ProductRow, StoreRow } from '@vitrine/contract/campaigns';
import { getSale, getSaleStanding, listSales } from '@vitrine/contract/sales';
import { searchWords } from '@vitrine/domain/campaigns';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { today } from '../../shared/device/clock.ts';
import type { ChosenStore } from './desk/kept-sale.ts';
import { orKnown } from './known.ts';

/** The member's sales, newest first. */
export const salesQuery = infiniteQueryOptions({
  queryKey: ['sales', 'mine'],
  queryFn: ({ pageParam }) => call(listSales, { query: pageParam === null ? {} : { after: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

export const saleQuery = (saleId: string) =>
  queryOptions({ queryKey: ['sales', 'sale', saleId], queryFn: () => call(getSale, { params: { saleId } }) });

/** Running campaigns: those that take reports of this member, and those that wait for a registration. */
export const runningCampaignsQuery = queryOptions({
  queryKey: ['sales', 'campaigns'],
  queryFn: async () => (await orKnown('campaigns', () => call(listCampaigns))).active.filter(({ state }) => state === 'running'),
  networkMode: 'always',
});

/** Whether the member may report in a campaign, and why not (SAL-08). Without a network the server says so later. */
export const standingQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['sales', 'standing', campaignId],
    queryFn: () => orKnown(`standing/${campaignId}`, () => call(getSaleStanding, { query: { campaignId } })),
    networkMode: 'always',
  });

/** The stores that the member registered with. */
export const ownStoresQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['sales', 'own-stores', campaignId],
    queryFn: async () =>
      await orKnown(`stores/${campaignId}`, async () => {
        const { items } = await call(listStores, { params: { campaignId }, query: { isOwn: 'true', limit: 20 } });
        return items.map(chosen);
      }),
    networkMode: 'always',
  });

/** Any store, by its name or the digits of its tax id (SAL-07). */
export const storesQuery = (campaignId: string, search: string) =>
  queryOptions({
    queryKey: ['sales', 'stores', campaignId, search],
    queryFn: async () => (await call(listStores, { params: { campaignId }, query: { search, limit: 8 } })).items.map(chosen),
    enabled: search !== '',
  });

const chosen = ({ id, name, city, timeZone, takesPhotos, isParticipating, today: there }: StoreRow): ChosenStore => ({
  id,
  name,
  city,
  timeZone,
  takesPhotos,
  isParticipating,
  today: there,
  heardOn: today(timeZone),
});

/** Products that are searched without a network: the first hundred, kept with each visit. */
export const knownProductsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['sales', 'known-products', campaignId],
    queryFn: () =>
      orKnown(`products/${campaignId}`, async () => (await call(listProducts, { params: { campaignId }, query: { limit: 100 } })).items),
    staleTime: 5 * 60_000,
    networkMode: 'always',
  });

const shownAtOnce = 8;

/** Products by words of their name or SKU; where the server cannot be reached, among those that this device knows. */
export const productsQuery = (campaignId: string, { search, known }: { search: string; known: readonly ProductRow[] }) =>
  queryOptions({
    queryKey: ['sales', 'products', campaignId, search],
    queryFn: async () => {
      try {
        return (await call(listProducts, { params: { campaignId }, query: { search, limit: shownAtOnce } })).items;
      } catch (error) {
        if (!(error instanceof TypeError) || known.length === 0) throw error;
        const words = searchWords(search).split(' ');
        const fits = ({ name, sku, brand, formFactor }: ProductRow) => {
          const text = searchWords(name, sku, brand, formFactor);
          return words.every((word) => text.includes(word));
        };
        return known.filter(fits).slice(0, shownAtOnce);
      }
    },
    enabled: search !== '',
    networkMode: 'always',
  });
