import { call } from '@vitrine/client';
import {
  getCampaign,
  getPointsTable,
  getRegistration,
  listCampaigns,
  listStores,
  register,
  selectCampaign,
} from '@vitrine/contract/campaigns';
import type { RegistrationForm } from '@vitrine/contract/campaigns';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** Active and previous campaigns (CMP-01). */
export const campaignsQuery = queryOptions({ queryKey: ['campaigns', 'list'], queryFn: () => call(listCampaigns) });

export const campaignQuery = (campaignId: string) =>
  queryOptions({ queryKey: ['campaigns', 'campaign', campaignId], queryFn: () => call(getCampaign, { params: { campaignId } }) });

export const pointsTableQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['campaigns', 'points-table', campaignId],
    queryFn: () => call(getPointsTable, { params: { campaignId } }),
    staleTime: 5 * 60_000, // fixed once the campaign began (CMP-05)
  });

export const registrationQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['campaigns', 'registration', campaignId],
    queryFn: () => call(getRegistration, { params: { campaignId } }),
    refetchOnWindowFocus: false, // what the person is choosing from stays as it was
  });

type StoreFilter = { search?: string | undefined; retailerId?: string };

/** Stores of a campaign by name or tax id, also those that do not take part. */
export const storesQuery = (campaignId: string, filter: StoreFilter, limit = 20) =>
  infiniteQueryOptions({
    queryKey: ['campaigns', 'stores', campaignId, filter, limit],
    queryFn: ({ pageParam }) =>
      call(listStores, { params: { campaignId }, query: { ...filter, limit, ...(pageParam === null ? {} : { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Registers; what every other screen says about the campaign is asked for anew. */
export function useRegister(campaignId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (form: RegistrationForm) => call(register, { params: { campaignId }, body: form }),
    onSuccess: (registration) => {
      queries.setQueryData(registrationQuery(campaignId).queryKey, registration);
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'identity' && queryKey[1] !== 'registration' });
    },
  });
}

/** Chooses the campaign whose points all screens show (CMP-08). */
export function useSelectCampaign() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (campaignId: string) => call(selectCampaign, { body: { campaignId } }),
    onSuccess: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'identity' }),
  });
}
