import type { ProductRow } from '@vitrine/contract/campaigns';
import { searchWords } from '@vitrine/domain/campaigns';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pageAfterPage } from '../../shared/page-after-page.ts';

const theCalls = () => import('./calls.ts');

/** The member's sales, newest first. */
export const salesQuery = infiniteQueryOptions({
  queryKey: ['sales', 'mine'],
  queryFn: async ({ pageParam }) => (await theCalls()).fetchSales(pageParam),
  ...pageAfterPage,
});

export const saleQuery = (saleId: string) =>
  queryOptions({ queryKey: ['sales', 'sale', saleId], queryFn: async () => (await theCalls()).fetchSale(saleId) });

/** Running campaigns: those that take reports of this member, and those that wait for a registration. Known without a network too. */
export const runningCampaignsQuery = queryOptions({
  queryKey: ['sales', 'campaigns'],
  queryFn: async () => (await theCalls()).fetchRunningCampaigns(),
  networkMode: 'always',
});

/** Whether the member may report in a campaign, and why not (SAL-08). Without a network the server says so later. */
export const eligibilityQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['sales', 'eligibility', campaignId],
    queryFn: async () => (await theCalls()).fetchEligibility(campaignId),
    networkMode: 'always',
  });

/** The stores that the member registered with. */
export const ownStoresQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['sales', 'own-stores', campaignId],
    queryFn: async () => (await theCalls()).fetchOwnStores(campaignId),
    networkMode: 'always',
  });

/** Any store, by its name or the digits of its tax id (SAL-07). */
export const storesQuery = (campaignId: string, search: string) =>
  queryOptions({
    queryKey: ['sales', 'stores', campaignId, search],
    queryFn: async () => (await theCalls()).fetchStores(campaignId, search),
    enabled: search !== '',
  });

/** Products that are searched without a network: the first hundred, kept with each visit. */
export const knownProductsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['sales', 'known-products', campaignId],
    queryFn: async () => (await theCalls()).fetchKnownProducts(campaignId),
    staleTime: 5 * 60_000,
    networkMode: 'always',
  });

/** Promotions by which the form counts points (CMP-06). */
export const promotionsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['sales', 'promotions', campaignId],
    queryFn: async () => (await theCalls()).fetchPromotions(campaignId),
    staleTime: 60_000,
    networkMode: 'always',
  });

const shownAtOnce = 8;

/** Products by words of their name or SKU; where the server cannot be reached, among those that this device knows. */
export const productsQuery = (campaignId: string, { search, known }: { search: string; known: readonly ProductRow[] }) =>
  queryOptions({
    queryKey: ['sales', 'products', campaignId, search],
    queryFn: async () => {
      try {
        return await (await theCalls()).fetchProducts(campaignId, { search, limit: shownAtOnce });
      } catch (error) {
        if (!(error instanceof TypeError) || known.length === 0) throw error;
        return known.filter((product) => fits(product, search)).slice(0, shownAtOnce);
      }
    },
    enabled: search !== '',
    networkMode: 'always',
  });

function fits({ name, sku, brand, formFactor }: ProductRow, search: string): boolean {
  const text = searchWords(name, sku, brand, formFactor);
  return searchWords(search)
    .split(' ')
    .every((word) => text.includes(word));
}
