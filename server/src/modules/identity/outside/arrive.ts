import type { OutsideReturn } from '@vitrine/contract/identity';
import { failedBy, judgeCompany, judgeReturn, type OutsidePurpose } from '@vitrine/domain/identity';
import * as openid from 'openid-client';
import { z } from 'zod';
import { Refusal } from '../../../platform/http/index.ts';
import { siteAddress } from '../site-address.ts';
import { azureIssuer, returnPath } from './connections.ts';
import { getOffered, type OutsideParts } from './depart.ts';
import { secretsOf, takeFlow, type Flow } from './flows.ts';
import { faultCodeOf, faultKindOf } from './provider-faults.ts';
import type { Registered } from './registered.ts';

/** An account that its provider vouched for. `label`: by what its owner knows it again. */
export type Vouched = { siteId: string; issuer: string; subject: string; label: string };

/**
 * What somebody comes back with, believed only after each of these: the flow is this browser's and is taken; the provider's answer is its own (RFC 9207) and names a
 * code; the code is exchanged for this flow's secret (PKCE); the token is signed by the provider, for us, now, and for this flow (nonce); the company may come in.
 * Refuses `log_in_over`, `log_in_cancelled`, `provider_off`, `provider_away`, `google_failed`, `azure_failed`, `company_not_allowed`.
 */
export async function arrive(
  parts: OutsideParts,
  ask: { host: string; browser: string | undefined; back: OutsideReturn; purpose: OutsidePurpose; personId: string | null },
): Promise<Vouched> {
  const { back, host } = ask;
  const { siteId, flow } = await takeFlow(parts, { ...ask, provider: back.provider, flow: { state: back.state, browser: ask.browser } });
  const told = judgeReturn(back.provider, { error: back.error, code: back.code });
  if (!told.ok) throw new Refusal(told.refusal, { status: 400 });
  const registered = await getOffered(parts, { siteId, provider: back.provider });
  const claims = await exchange(parts, registered, { host, flow, code: told.code, iss: back.iss });
  if (registered.provider === 'azure') checkCompany(parts, registered, claims);
  return { siteId, issuer: claims.iss, subject: claims.sub, label: labelOf(claims) };
}

async function exchange(
  parts: OutsideParts,
  registered: Registered,
  { host, flow, code, iss }: { host: string; flow: Flow; code: string; iss: string | undefined },
): Promise<openid.IDToken> {
  const { provider, siteId } = registered;
  // Made by us and not taken from the request: nobody else says where the code was sent.
  const address = new URL(siteAddress(parts, { host, path: returnPath(provider) }));
  address.search = new URLSearchParams({ code, state: flow.state, ...(iss === undefined ? {} : { iss }) }).toString();
  const { verifier, nonce } = secretsOf(parts, flow);
  try {
    const connection = await parts.connect(registered);
    const answered = await openid.authorizationCodeGrant(connection, address, {
      expectedState: flow.state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = answered.claims();
    if (!claims) throw new Error('identity: an answer without an id token was taken');
    return claims;
  } catch (fault) {
    const isAway = fault instanceof Refusal ? fault.code === 'provider_away' : faultKindOf(fault) === 'away';
    parts.log.warn({ provider, siteId, isAway, code: faultCodeOf(fault) }, 'identity: a log-in from outside was refused');
    throw new Refusal(isAway ? 'provider_away' : failedBy(provider), { status: 400 });
  }
}

/** The directory is part of the issuer too; both have to name one that may come in. */
function checkCompany(parts: OutsideParts, { tenants }: Registered, { tid, iss }: openid.IDToken): void {
  const tenant = typeof tid === 'string' ? tid : undefined;
  const verdict = judgeCompany({ tenant, allowed: tenants });
  if (!verdict.ok || iss !== azureIssuer(parts, tenant ?? '')) throw new Refusal('company_not_allowed', { status: 400 });
}

const Labels = z.object({ email: z.string().catch(''), preferred_username: z.string().catch('') });

/** For the owner's eyes alone: nobody is found by it. */
function labelOf(claims: openid.IDToken): string {
  const { email, preferred_username: name } = Labels.parse({ email: claims['email'], preferred_username: claims['preferred_username'] });
  return (email || name).slice(0, 254);
}
