import type { LogInProviderForm, LogInProviderSettings } from '@vitrine/contract/identity';
import { logInProviders, type LogInProvider } from '@vitrine/domain/identity';
import { recordChange } from '../../../platform/audit/index.ts';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { seal } from '../../../platform/secrets/index.ts';
import { siteAddress } from '../site-address.ts';
import { discover, returnPath } from './connections.ts';
import { findRegistered, placeOf, type Registered } from './registered.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'chance' | 'secret' | 'settings'>;
type Ask = { provider: LogInProvider };

/** Each provider, registered or not: what this site is there, and what has to be registered. Secrets are told to nobody. */
export async function listProviders(parts: Pick<Parts, 'db' | 'settings'>, actor: Actor): Promise<{ items: LogInProviderSettings[] }> {
  const hosts = await parts.db
    .write()
    .selectFrom('tenancy.host')
    .select('host')
    .where('site_id', '=', actor.siteId)
    .orderBy('host')
    .execute();
  const found = await Promise.all(logInProviders.map((provider) => findRegistered(parts.db.write(), { siteId: actor.siteId, provider })));
  const items = logInProviders.map((provider, place) => ({
    provider,
    ...shown(found[place]),
    redirectUris: hosts.map(({ host }) => siteAddress(parts, { host, path: returnPath(provider) })),
  }));
  return { items };
}

/** Of a provider that nobody wrote down yet the version is 0. */
const shown = (registered: Registered | undefined) => ({
  version: registered?.version ?? 0,
  clientId: registered?.clientId ?? '',
  hasSecret: registered !== undefined,
  tenants: registered?.tenants ?? [],
});

/**
 * Saves how this site is registered at a provider; of two who save at once the second is refused. An empty secret stays what it was. Refuses `changed_meanwhile`, and at
 * their fields `provider_secret_missing` and, for Microsoft, `company_missing`.
 */
export async function saveProvider(
  parts: Parts,
  actor: Actor,
  { provider, version, settings }: Ask & { version: number; settings: LogInProviderForm },
): Promise<LogInProviderSettings> {
  const { clientId, secret } = settings;
  const tenants = provider === 'azure' ? [...new Set(settings.tenants)] : [];
  if (provider === 'azure' && tenants.length === 0)
    throw new Refusal('company_missing', { fields: { 'settings.tenants': 'company_missing' } });
  const key = { siteId: actor.siteId, provider };
  await parts.db.transaction(async (tx) => {
    const before = await findRegistered(tx, key);
    if (!before && secret === '')
      throw new Refusal('provider_secret_missing', { fields: { 'settings.secret': 'provider_secret_missing' } });
    const sealed = secret === '' ? undefined : seal(parts, { ...placeOf(key), text: secret });
    const row = { version: version + 1, client_id: clientId, azure_tenants: tenants, updated_at: parts.clock.now() };
    const saved =
      version === 0 && sealed
        ? await tx
            .insertInto('identity.login_provider')
            .values({ ...row, site_id: actor.siteId, provider, sealed_secret: sealed })
            .onConflict((conflict) => conflict.columns(['site_id', 'provider']).doNothing())
            .returning('version')
            .executeTakeFirst()
        : await tx
            .updateTable('identity.login_provider')
            .set({ ...row, ...(sealed ? { sealed_secret: sealed } : {}) })
            .where('site_id', '=', actor.siteId)
            .where('provider', '=', provider)
            .where('version', '=', version)
            .returning('version')
            .executeTakeFirst();
    if (!saved) throw new Refusal('changed_meanwhile');
    await recordChange(tx, actor, {
      what: 'login_provider.saved',
      subject: 'login_provider',
      subjectId: provider,
      before: before && { clientId: before.clientId, tenants: before.tenants },
      after: { clientId, tenants, isKeyNew: sealed !== undefined },
      now: parts.clock.now(),
      id: parts.newId(),
    });
  });
  const { items } = await listProviders(parts, actor);
  const [item] = items.filter((one) => one.provider === provider);
  if (!item) throw new Error(`identity: ${provider} is no provider`);
  return item;
}

/** Forgets a registration; whoever is on the way there is refused on the way back. Accounts stay linked, for when it comes again. */
export async function removeProvider(parts: Parts, actor: Actor, { provider }: Ask): Promise<Record<string, never>> {
  await parts.db.transaction(async (tx) => {
    const gone = await tx
      .deleteFrom('identity.login_provider')
      .where('site_id', '=', actor.siteId)
      .where('provider', '=', provider)
      .returning(['client_id', 'azure_tenants'])
      .executeTakeFirst();
    if (!gone) return;
    await recordChange(tx, actor, {
      what: 'login_provider.removed',
      subject: 'login_provider',
      subjectId: provider,
      before: { clientId: gone.client_id, tenants: gone.azure_tenants },
      after: null,
      now: parts.clock.now(),
      id: parts.newId(),
    });
  });
  return {};
}

/** Asks the provider who it is, past whatever is kept. Refuses `provider_off`, `provider_away`, `provider_unknown`. */
export async function checkProvider(parts: Parts, actor: Actor, { provider }: Ask): Promise<{ issuer: string; authorizationHost: string }> {
  const registered = await findRegistered(parts.db.write(), { siteId: actor.siteId, provider });
  if (!registered) throw new Refusal('provider_off');
  const { issuer, authorization_endpoint: address = '' } = (await discover(parts, registered)).serverMetadata();
  return { issuer, authorizationHost: URL.canParse(address) ? new URL(address).host : '' };
}
