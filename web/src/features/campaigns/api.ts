import type { RegistrationForm } from '@vitrine/contract/campaigns';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { saveFile } from '@vitrine/client/save-file';
import { pageAfterPage } from '../../shared/page-after-page.ts';

import type { ReminderAsked } from './calls.ts';

const theCalls = () => import('./calls.ts');

/** Active and previous campaigns (CMP-01). */
export const campaignsQuery = queryOptions({ queryKey: ['campaigns', 'list'], queryFn: async () => (await theCalls()).fetchCampaigns() });

export const campaignQuery = (campaignId: string) =>
  queryOptions({ queryKey: ['campaigns', 'campaign', campaignId], queryFn: async () => (await theCalls()).fetchCampaign(campaignId) });

export const pointsTableQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['campaigns', 'points-table', campaignId],
    queryFn: async () => (await theCalls()).fetchPointsTable(campaignId),
    staleTime: 5 * 60_000, // fixed once the campaign began (CMP-05)
  });

/** Promotions to come and those that hold (CMP-06). */
export const promotionsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['campaigns', 'promotions', campaignId],
    queryFn: async () => (await theCalls()).fetchPromotions(campaignId),
    staleTime: 60_000,
  });

export const registrationQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['campaigns', 'registration', campaignId],
    queryFn: async () => (await theCalls()).fetchRegistration(campaignId),
    refetchOnWindowFocus: false, // what the person is choosing from stays as it was
  });

type StoreFilter = { search?: string | undefined; retailerId?: string };
const asked = ({ search, ...rest }: StoreFilter) => ({ ...rest, ...(search ? { search } : {}) });

/** Stores of a campaign by name or tax id, also those that do not take part. */
export const storesQuery = (campaignId: string, filter: StoreFilter, limit = 20) =>
  infiniteQueryOptions({
    queryKey: ['campaigns', 'stores', campaignId, filter, limit],
    queryFn: async ({ pageParam }) =>
      (await theCalls()).fetchStores(campaignId, { ...asked(filter), limit, ...(pageParam === null ? {} : { after: pageParam }) }),
    ...pageAfterPage,
  });

/** Registers; what every other screen says about the campaign is asked for anew. */
export function useRegister(campaignId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (form: RegistrationForm) => (await theCalls()).sendRegistration(campaignId, form),
    onSuccess: (registration) => {
      queries.setQueryData(registrationQuery(campaignId).queryKey, registration);
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'identity' && queryKey[1] !== 'registration' });
    },
    /** What the form was drawn from may be old: terms that changed have to be read before they are accepted. */
    onError: () => void queries.invalidateQueries({ queryKey: registrationQuery(campaignId).queryKey }),
  });
}

/** Chooses the campaign whose points all screens show (CMP-08). */
export function useSelectCampaign() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (campaignId: string) => (await theCalls()).chooseCampaign(campaignId),
    onSuccess: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'identity' }),
  });
}

/** Hands the person a calendar file of their own. */
export function useReminder(campaignId: string) {
  return useMutation({
    mutationFn: async ({ fileName, wish }: { fileName: string; wish: ReminderAsked }) =>
      saveFile(fileName, await (await theCalls()).fetchReminder(campaignId, wish)),
  });
}
