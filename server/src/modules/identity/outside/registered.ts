import { logInProviders, type LogInProvider } from '@vitrine/domain/identity';
import type { Reader } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { unseal } from '../../../platform/secrets/index.ts';
import { parseConfiguration } from '../../tenancy/index.ts';

/** A provider as a site is registered there. */
export type Registered = {
  siteId: string;
  provider: LogInProvider;
  version: number;
  clientId: string;
  sealedSecret: Buffer;
  /** Microsoft's directories whose people may come in. */
  tenants: string[];
};

/** How this site is registered at a provider. */
export async function findRegistered(
  db: Reader,
  { siteId, provider }: Pick<Registered, 'siteId' | 'provider'>,
): Promise<Registered | undefined> {
  const row = await db
    .selectFrom('identity.login_provider')
    .select(['version', 'client_id', 'sealed_secret', 'azure_tenants'])
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return (
    row && { siteId, provider, version: row.version, clientId: row.client_id, sealedSecret: row.sealed_secret, tenants: row.azure_tenants }
  );
}

/** For which place a secret is sealed: another site's row does not open here. */
export const placeOf = ({ siteId, provider }: Pick<Registered, 'siteId' | 'provider'>) =>
  ({ name: 'log-in-providers', place: `${siteId}/${provider}` }) as const;

/** The secret that proves this site to the provider; it leaves the server towards the provider alone. */
export const secretOf = (parts: Pick<Platform, 'secret'>, registered: Registered): string =>
  unseal(parts, { ...placeOf(registered), sealed: registered.sealedSecret });

/** By which providers one may come in: those that the login configuration shows and that the site is registered at. */
export async function offeredProviders({ db }: Pick<Platform, 'db'>, { siteId }: { siteId: string }): Promise<LogInProvider[]> {
  const rows = await db
    .read()
    .selectFrom('tenancy.site as s')
    .innerJoin('identity.login_provider as p', 'p.site_id', 's.id')
    .select(['s.configuration', 'p.provider'])
    .where('s.id', '=', siteId)
    .execute();
  const [first] = rows;
  if (!first) return [];
  const { show_azure_login_btn: showsAzure, social_auth: social } = parseConfiguration(first.configuration);
  return logInProviders.filter(
    (name) => rows.some(({ provider }) => provider === name) && (name === 'azure' ? showsAzure : social.includes(name)),
  );
}
