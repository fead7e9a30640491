import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import {
  createIntegrator,
  endIntegrator,
  exportIntegrators,
  listIntegrators,
  rotateIntegratorSecret,
  saveIntegrator,
  type Integrator,
  type IntegratorFields,
} from '@vitrine/contract/identity';
import { listClients } from '@vitrine/contract/tenancy';
import type { Changed, ExportFormat } from '@vitrine/domain/kernel';
import { allRows } from '../../../shared/resource/index.ts';

export const integratorsQuery = infiniteQueryOptions({
  queryKey: ['identity', 'integrators'],
  queryFn: ({ pageParam }) => call(listIntegrators, { query: { limit: 50, ...(pageParam ? { after: pageParam } : {}) } }),
  initialPageParam: '',
  getNextPageParam: (page) => page.next ?? undefined,
});

/** The programs of the site, by their names. */
export const programsQuery = queryOptions({
  queryKey: ['identity', 'integrators', 'programs'],
  queryFn: async () => (await allRows((query) => call(listClients, { query }))).items,
});

export const integratorsSheet = (format: ExportFormat) => callFile(exportIntegrators, { query: { format } });
export const makeIntegrator = (body: IntegratorFields) => call(createIntegrator, { body });
export const writeIntegrator = (integratorId: string, version: number, { now: integrator, was }: Changed<IntegratorFields>) =>
  call(saveIntegrator, { params: { integratorId }, body: { version, integrator, was } });
/** One as it stands now, for whoever saved too late. */
export const readIntegrator = async (integratorId: string): Promise<Integrator | undefined> =>
  (await allRows((query) => call(listIntegrators, { query }))).items.find(({ id }) => id === integratorId);
export const renewSecret = (integratorId: string) => call(rotateIntegratorSecret, { params: { integratorId } });
export const revoke = (integratorId: string) => call(endIntegrator, { params: { integratorId } });
