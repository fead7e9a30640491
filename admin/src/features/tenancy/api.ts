import { queryOptions } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import {
  createClient,
  getClient,
  getClientStorage,
  getInstitutionalDraft,
  getLoginConfiguration,
  limitClientStorage,
  listClients,
  saveClient,
  saveInstitutionalDraft,
  saveLoginConfiguration,
  type ClientSettings,
  type InstitutionalDraft,
  type LoginConfigurationDraft,
} from '@vitrine/contract/tenancy';
import type { Changed } from '@vitrine/domain/kernel';
import type { InstitutionalPage } from '@vitrine/domain/tenancy';
import { allRows } from '../../shared/resource/index.ts';

/** A client as it is edited; never reloaded under the fingers. */
export const clientQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['tenancy', 'clients', 'one', clientId],
    queryFn: () => call(getClient, { params: { clientId } }),
    refetchOnWindowFocus: false,
  });

/** What a client's files take, and how much they may. */
export const clientStorageQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['tenancy', 'clients', 'storage', clientId],
    queryFn: () => call(getClientStorage, { params: { clientId } }),
  });

export const limitStorage = (clientId: string, body: { before: number | null; ownMegabytes: number | null }) =>
  call(limitClientStorage, { params: { clientId }, body });

export const loginConfigurationQuery = queryOptions({
  queryKey: ['tenancy', 'login-configuration'],
  queryFn: () => call(getLoginConfiguration, {}),
  refetchOnWindowFocus: false,
});

/** An institutional page of a client as it is edited. */
export const institutionalDraftQuery = (clientId: string, page: InstitutionalPage) =>
  queryOptions({
    queryKey: ['tenancy', 'institutional', clientId, page],
    queryFn: () => call(getInstitutionalDraft, { params: { clientId, page } }),
    refetchOnWindowFocus: false,
  });

/** The clients that a registration form of the site may lead into. */
export const clientChoicesQuery = queryOptions({
  queryKey: ['tenancy', 'clients', 'choices'],
  queryFn: async () => (await allRows((query) => call(listClients, { query }))).items,
});

export const makeClient = (client: ClientSettings) => call(createClient, { body: client });

export const writeClient = (clientId: string, version: number, { now: client, was }: Changed<ClientSettings>) =>
  call(saveClient, { params: { clientId }, body: { version, client, was } });

export const writeLoginConfiguration = (version: number, { now: configuration, was }: Changed<LoginConfigurationDraft>) =>
  call(saveLoginConfiguration, { body: { version, configuration, was } });

export const writeInstitutionalDraft = (
  at: { clientId: string; page: InstitutionalPage },
  version: number,
  { now: draft, was }: Changed<InstitutionalDraft>,
) => call(saveInstitutionalDraft, { params: at, body: { version, draft, was } });
