import type { LogInProvider } from '@vitrine/domain/identity';
import * as openid from 'openid-client';
import { Refusal } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { faultKindOf } from './provider-faults.ts';
import { secretOf, type Registered } from './registered.ts';

/** What a provider told about itself, with our registration there; kept for an hour, for a log-in shall not wait for it. */
export type Connect = (registered: Registered) => Promise<openid.Configuration>;

/** On this machine alone: the settings refuse any other address without encryption. */
const inTheClear = openid.allowInsecureRequests; // oxlint-disable-line typescript/no-deprecated -- deprecated only to stand out

const patienceSeconds = 5;
const keptMilliseconds = 3_600_000;

type Parts = Pick<Platform, 'settings' | 'clock' | 'secret'>;

/** Who vouches for the accounts of this provider. With several companies, the directory of directories: which one it was, the signed token tells. */
export function issuerOf(
  { settings }: Pick<Platform, 'settings'>,
  { provider, tenants }: Pick<Registered, 'provider' | 'tenants'>,
): string {
  return provider === 'google'
    ? settings.GOOGLE_ISSUER
    : azureIssuer({ settings }, tenants.length === 1 ? (tenants[0] ?? '') : 'organizations');
}

/** The issuer of one company's directory at Microsoft. */
export const azureIssuer = ({ settings }: Pick<Platform, 'settings'>, tenant: string): string =>
  `${settings.AZURE_AUTHORITY}/${tenant}/v2.0`;

/** Opens connections, and keeps those that came about. A registration that was changed is another connection. */
export function connections(parts: Parts): Connect {
  const kept = new Map<string, { of: string; until: string; connection: Promise<openid.Configuration> }>();
  return (registered) => {
    const at = `${registered.siteId}/${registered.provider}`;
    const of = `${issuerOf(parts, registered)} ${registered.clientId} ${registered.sealedSecret.toString('base64')}`;
    const known = kept.get(at);
    if (known?.of === of && known.until > parts.clock.now()) return known.connection;
    const connection = discover(parts, registered);
    kept.set(at, { of, until: parts.clock.in(keptMilliseconds), connection });
    connection.catch(() => kept.get(at)?.connection === connection && kept.delete(at));
    return connection;
  };
}

/**
 * Asks the provider who it is. Its keys are asked for when the first token has to be verified, and again when one is signed by a key that is not known.
 * Refuses `provider_away` and `provider_unknown`.
 */
export async function discover(parts: Parts, registered: Registered): Promise<openid.Configuration> {
  const issuer = new URL(issuerOf(parts, registered));
  const proof = openid.ClientSecretPost(secretOf(parts, registered));
  try {
    return await openid.discovery(issuer, registered.clientId, {}, proof, {
      timeout: patienceSeconds,
      // The token came over TLS from the provider itself; its signature is verified all the same.
      execute: [openid.enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [inTheClear] : [])],
    });
  } catch (fault) {
    throw new Refusal(faultKindOf(fault) === 'away' ? 'provider_away' : 'provider_unknown', { status: 409 });
  }
}

/** Where a provider sends people back to: an address of its own for each, so that no answer is taken for another's. */
export const returnPath = (provider: LogInProvider): string[] => ['login-return', provider];
