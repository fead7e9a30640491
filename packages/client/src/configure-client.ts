import { token } from '@vitrine/contract/identity';
import { configure, type Configuration } from './configuration.ts';

/** Once at the start of an app, before the first call. */
export const configureClient = (configuration: Omit<Configuration, 'token'>): void => configure({ ...configuration, token });
