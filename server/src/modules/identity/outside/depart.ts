import { createHash } from 'node:crypto';
import type { LogInProvider, OutsidePurpose } from '@vitrine/domain/identity';
import * as openid from 'openid-client';
import { Refusal } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { siteOfHost } from '../../tenancy/index.ts';
import { siteAddress } from '../site-address.ts';
import { returnPath, type Connect } from './connections.ts';
import { beginFlow, secretsOf } from './flows.ts';
import { findRegistered, offeredProviders, type Registered } from './registered.ts';

export type OutsideParts = Pick<Platform, 'db' | 'clock' | 'chance' | 'secret' | 'settings' | 'log'> & { connect: Connect };

/**
 * Where the browser goes to log in at a provider: code flow with PKCE, state and nonce, and the account is asked for, because phones and tills are shared. Refuses `provider_off`,
 * `provider_away`, `provider_unknown`.
 */
export async function depart(
  parts: OutsideParts,
  ask: { host: string; browser: string; provider: LogInProvider; purpose: OutsidePurpose; personId: string | null },
): Promise<{ url: string }> {
  const { siteId } = await siteOfHost(parts.db.read(), ask);
  const connection = await parts.connect(await getOffered(parts, { siteId, provider: ask.provider }));
  const flow = await beginFlow(parts, { ...ask, siteId });
  const { verifier, nonce } = secretsOf(parts, flow);
  const url = openid.buildAuthorizationUrl(connection, {
    redirect_uri: siteAddress(parts, { host: ask.host, path: returnPath(ask.provider) }),
    scope: 'openid email',
    state: flow.state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  return { url: url.href };
}

/** The registration of a provider that this site offers now. Refuses `provider_off`. */
export async function getOffered(parts: Pick<Platform, 'db'>, whose: Pick<Registered, 'siteId' | 'provider'>): Promise<Registered> {
  const [registered, offered] = await Promise.all([findRegistered(parts.db.read(), whose), offeredProviders(parts, whose)]);
  if (!registered || !offered.includes(whose.provider)) throw new Refusal('provider_off', { status: 409 });
  return registered;
}
