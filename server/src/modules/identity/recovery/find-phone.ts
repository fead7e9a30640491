import { isSamePhone, maskPhone } from '@vitrine/domain/identity';
import { Refusal } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { demandChallenge, type ChallengeAsk } from '../challenge/demand-challenge.ts';
import { findOwner } from '../owners.ts';
import { countPhoneLook } from './limits.ts';

type Ask = ChallengeAsk & { document: string; country: string; birthday: string; phone?: string | undefined };

/**
 * The masked phone of whoever knows document and birthday (LOG-07, D66); null for facts that match nobody. Only behind the second fact is it told that there is no phone
 * (`phone_missing`) or another one (`phone_mismatch`): decision D64. Refuses also `challenge_required`, `challenge_failed`, `too_many_requests`.
 */
export async function findPhone(
  parts: Pick<Platform, 'db' | 'clock' | 'secret' | 'settings'>,
  ask: Ask,
): Promise<{ phone: string | null }> {
  const { siteId } = await demandChallenge(parts, ask);
  await countPhoneLook(parts, { ...ask, siteId });
  const { document, country, birthday } = ask;
  const owner = await findOwner(parts.db.write(), { siteId, fact: { document, country, birthday } });
  if (!owner) return { phone: null };
  if (!owner.phone) throw new Refusal('phone_missing');
  if (ask.phone && !isSamePhone(ask.phone, owner.phone)) throw new Refusal('phone_mismatch', { fields: { phone: 'phone_mismatch' } });
  return { phone: maskPhone(owner.phone) };
}
