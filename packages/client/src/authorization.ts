import type { Endpoint } from '@vitrine/contract/kernel';
import type { Configuration } from './configuration.ts';

/** Who calls, in the order of SES-12: the session's token, a token of the page's address, the client itself; nobody towards other origins. */
export function authorizationFor(
  { store, device, client }: Configuration,
  { access, path }: Pick<Endpoint, 'access' | 'path'>,
): string | undefined {
  if (isAbsolute(path)) return undefined;
  const { access_token, user_firebase_token } = store.get();
  if (access === 'stream' && user_firebase_token) return `Bearer ${user_firebase_token}`;
  const token = access === 'client' ? undefined : (access_token ?? device.pageAccessToken());
  return token ? `Bearer ${token}` : `Basic ${btoa(`${client.id}:${client.secret}`)}`;
}

/** An address that names its host. */
export const isAbsolute = (path: string): boolean => /^([a-z][a-z\d+.-]*:)?\/\//i.test(path);
