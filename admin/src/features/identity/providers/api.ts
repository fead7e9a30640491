import { queryOptions } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import {
  checkLogInProvider,
  listLogInProviders,
  removeLogInProvider,
  saveLogInProvider,
  type LogInProviderForm,
} from '@vitrine/contract/identity';
import type { LogInProvider } from '@vitrine/domain/identity';

/** Google and Microsoft as this site is registered there; never reloaded under the fingers. */
export const providersQuery = queryOptions({
  queryKey: ['identity', 'log-in-providers'],
  queryFn: () => call(listLogInProviders, {}),
  refetchOnWindowFocus: false,
});

export const writeProvider = (provider: LogInProvider, version: number, settings: LogInProviderForm) =>
  call(saveLogInProvider, { params: { provider }, body: { version, settings } });
export const dropProvider = (provider: LogInProvider) => call(removeLogInProvider, { params: { provider } });
export const askProvider = (provider: LogInProvider) => call(checkLogInProvider, { params: { provider } });
