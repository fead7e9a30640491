import type { Challenge } from '@vitrine/contract/identity';
import type { Platform } from '../../../platform/platform.ts';
import { siteOfHost } from '../../tenancy/index.ts';
import { makeProofOfWork } from './proof-of-work.ts';

/** What a site asks for before it listens (LOG-15): nothing, a proof of work, or reCAPTCHA where the operator has an account there. */
export async function openChallenge(
  parts: Pick<Platform, 'db' | 'clock' | 'secret' | 'settings'>,
  { host }: { host: string },
): Promise<Challenge> {
  const { siteId, configuration } = await siteOfHost(parts.db.read(), { host });
  if (!configuration.use_recaptcha) return { kind: 'none' };
  const { RECAPTCHA_SITE_KEY: siteKey } = parts.settings;
  return siteKey ? { kind: 'recaptcha', siteKey } : { kind: 'proof_of_work', challenge: await makeProofOfWork(parts, { siteId }) };
}
