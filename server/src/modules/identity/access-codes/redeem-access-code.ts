import type { PasswordKey } from '@vitrine/contract/identity';
import { Refusal } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { demandChallenge, type ChallengeAsk } from '../challenge/demand-challenge.ts';
import { makeLink, uidb64Of } from '../links.ts';
import { findOwner } from '../owners.ts';
import { countAccessCode } from '../recovery/limits.ts';
import { spendAccessCode } from './access-code-rows.ts';

type Ask = ChallengeAsk & { document: string; country: string; birthday: string; code: string };

/**
 * Turns document, country, birthday and the code that staff handed out into what a first password needs, once (LOG-09, decision 057). Whatever is wrong is told
 * alike, and costs the same statements (D64). Refuses `challenge_required`, `challenge_failed`, `registration_closed`, `too_many_requests`, `access_code_wrong`.
 */
export async function redeemAccessCode(
  parts: Pick<Platform, 'db' | 'clock' | 'secret' | 'chance' | 'settings'>,
  ask: Ask,
): Promise<PasswordKey> {
  const { siteId, configuration } = await demandChallenge(parts, ask);
  if (!configuration.user_pre_register) throw new Refusal('registration_closed');
  await countAccessCode(parts, { ...ask, siteId });
  const key = await parts.db.transaction(async (tx) => {
    const personId = await spendAccessCode(parts, tx, { ...ask, siteId });
    const owner = personId && (await findOwner(tx, { siteId, fact: { personId } }));
    if (!owner) return undefined; // not thrown, or the try would not count
    const token = await makeLink(parts, tx, { siteId, personId: owner.personId, purpose: 'set_password' });
    return { username: owner.userName, uidb64: uidb64Of(owner.personId), token };
  });
  if (!key) throw new Refusal('access_code_wrong', { fields: { code: 'access_code_wrong' } });
  return key;
}
