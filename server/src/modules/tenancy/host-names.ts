import { domainToASCII } from 'node:url';
import { Refusal, type TakenBy } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { isContentHost } from '../../platform/storage/index.ts';

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(`^(?=.{1,253}$)${label}(\\.${label})*$`);

/** A host name as requests bring it: small letters, ASCII, without a port. Refuses `host_invalid`, and `host_of_content`: uploaded packages run there, away from everybody’s cookies (decision D09). */
export function hostNamed({ settings }: Pick<Platform, 'settings'>, typed: string): string {
  const host = domainToASCII(typed.trim().replace(/\.$/, '')).toLowerCase();
  if (!hostName.test(host)) throw new Refusal('host_invalid');
  if (isContentHost(settings, host)) throw new Refusal('host_of_content');
  return host;
}

/** Another site, or this one, has a host of that name. */
export const hostTaken: TakenBy = { host_pkey: { field: 'host', code: 'host_taken' } };
