import { createHash } from 'node:crypto';
import { Refusal } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { siteOfHost, type SiteOfHost } from '../../tenancy/index.ts';
import { judgeProofOfWork } from './proof-of-work.ts';
import { isVerifiedByRecaptcha } from './recaptcha.ts';

export type ChallengeAsk = { host: string; address: string; challenge?: string | undefined };
type Parts = Pick<Platform, 'db' | 'clock' | 'secret' | 'settings'>;

/**
 * The door of log-in, registration and recovery (LOG-15): on a site with `use_recaptcha` it opens to whoever answered a challenge, once. Before anything is counted or
 * written, so that nobody holds up another's name for nothing. Answers the site. Refuses `challenge_required`, `challenge_failed`, `unavailable`.
 */
export async function demandChallenge(parts: Parts, { host, address, challenge }: ChallengeAsk): Promise<SiteOfHost> {
  const site = await siteOfHost(parts.db.read(), { host });
  if (!site.configuration.use_recaptcha) return site;
  if (!challenge) throw new Refusal('challenge_required');
  const proof = parts.settings.RECAPTCHA_SITE_KEY
    ? await recaptchaProof(parts, { token: challenge, address, host })
    : await judgeProofOfWork(parts, { siteId: site.siteId, answer: challenge });
  if (!proof || !(await isFirstUse(parts, proof))) throw new Refusal('challenge_failed');
  return site;
}

type Proof = { mark: string; expiresAt: string };

/** A token lives two minutes at Google. */
async function recaptchaProof(parts: Parts, ask: { token: string; address: string; host: string }): Promise<Proof | null> {
  return (await isVerifiedByRecaptcha(parts, ask)) ? { mark: ask.token, expiresAt: parts.clock.in(120_000) } : null;
}

/** One INSERT decides: of two who send one answer at once, one is first. */
async function isFirstUse({ db }: Pick<Platform, 'db'>, { mark, expiresAt }: Proof): Promise<boolean> {
  const kept = await db
    .write()
    .insertInto('identity.spent_challenge')
    .values({ hash: createHash('sha256').update(mark).digest(), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return kept !== undefined;
}
