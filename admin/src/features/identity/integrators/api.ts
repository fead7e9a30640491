import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import {
  createIntegrator,
  endIntegrator,
  exportIntegrators,
  listIntegrators,
  rotateIntegratorSecret,
  saveIntegrator,
  type IntegratorForm,
} from '@vitrine/contract/identity';
import { listClients } from '@vitrine/contract/tenancy';
import type { ExportFormat } from '@vitrine/domain/kernel';

export const integratorsQuery = infiniteQueryOptions({
  queryKey: ['identity', 'integrators'],
  queryFn: ({ pageParam }) => call(listIntegrators, { query: { limit: 50, ...(pageParam ? { after: pageParam } : {}) } }),
  initialPageParam: '',
  getNextPageParam: (page) => page.next ?? undefined,
});

/** The programs of the site, by their names. */
export const programsQuery = queryOptions({
  queryKey: ['identity', 'integrators', 'programs'],
  queryFn: async () => (await call(listClients, { query: { limit: 100 } })).items,
});

export const integratorsSheet = (format: ExportFormat) => callFile(exportIntegrators, { query: { format } });
export const makeIntegrator = (body: IntegratorForm) => call(createIntegrator, { body });
export const writeIntegrator = (integratorId: string, body: IntegratorForm) => call(saveIntegrator, { params: { integratorId }, body });
export const renewSecret = (integratorId: string) => call(rotateIntegratorSecret, { params: { integratorId } });
export const revoke = (integratorId: string) => call(endIntegrator, { params: { integratorId } });
