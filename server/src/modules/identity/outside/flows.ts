import { createHmac } from 'node:crypto';
import { outsideMinutes, stateOf, type LogInProvider, type OutsidePurpose } from '@vitrine/domain/identity';
import { Refusal } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOf } from '../tokens.ts';

/**
 * Somebody's way to a provider and back. It is bound to this browser: the state travels in the address, where others may read or write it, the cookie
 * does not, and only both together are a flow. So an address that somebody else began logs nobody in.
 */
export type Flow = { state: string; browser: string };
type Whose = { provider: LogInProvider; purpose: OutsidePurpose; personId: string | null };

/** Begins a flow, which is over by itself after ten minutes. */
export async function beginFlow(
  { db, clock, chance }: Pick<Platform, 'db' | 'clock' | 'chance'>,
  { siteId, browser, provider, purpose, personId }: Whose & { siteId: string; browser: string },
): Promise<Flow> {
  const state = stateOf(purpose, chance.bytes(32).toString('base64url'));
  await db
    .write()
    .insertInto('identity.outside_flow')
    .values({
      state_hash: hashOf(state),
      browser_hash: hashOf(browser),
      site_id: siteId,
      provider,
      purpose,
      person_id: personId,
      expires_at: clock.in(outsideMinutes * 60_000),
    })
    .execute();
  return { state, browser };
}

/**
 * Takes a flow, once: of two at once one wins, and whoever comes without its cookie takes nothing, so that they cannot end it either. Refuses `log_in_over` for one
 * that is unknown, used, too old, of another site, browser, provider, purpose or person.
 */
export async function takeFlow(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { host, flow, provider, purpose, personId }: Whose & { host: string; flow: { state: string; browser: string | undefined } },
): Promise<{ siteId: string; flow: Flow }> {
  const { state, browser } = flow;
  const taken =
    browser === undefined
      ? undefined
      : await db
          .write()
          .deleteFrom('identity.outside_flow as f')
          .using('tenancy.host as h')
          .whereRef('h.site_id', '=', 'f.site_id')
          .where('h.host', '=', host)
          .where('f.state_hash', '=', hashOf(state))
          .where('f.browser_hash', '=', hashOf(browser))
          .where('f.provider', '=', provider)
          .where('f.purpose', '=', purpose)
          .where('f.person_id', 'is not distinct from', personId)
          .where('f.expires_at', '>', clock.now())
          .returning('f.site_id')
          .executeTakeFirst();
  if (!taken || browser === undefined) throw new Refusal('log_in_over', { status: 400 });
  return { siteId: taken.site_id, flow: { state, browser } };
}

/** The secrets of a flow (RFC 7636, OpenID Connect Core §3.1.2.1). They come from state, cookie and a key of ours, so the database holds none of them. */
export function secretsOf({ secret }: Pick<Platform, 'secret'>, { state, browser }: Flow): { verifier: string; nonce: string } {
  const derive = (use: string) =>
    createHmac('sha256', secret('log-in-providers')).update(`${use}\n${state}\n${browser}`).digest('base64url');
  return { verifier: derive('verifier'), nonce: derive('nonce') };
}
