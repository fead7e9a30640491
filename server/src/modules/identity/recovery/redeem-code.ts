import type { PasswordKey } from '@vitrine/contract/identity';
import { countTry, refuseUsedUp } from '../../../platform/limits/index.ts';
import { Refusal } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { siteOfHost } from '../../tenancy/index.ts';
import { documentSubject } from '../codes/subjects.ts';
import { spendCode } from '../codes/spend-code.ts';
import { makeLink, uidb64Of } from '../links.ts';
import { findOwner } from '../owners.ts';
import { wrongCodes } from './limits.ts';

type Ask = { host: string; address: string; document: string; country: string; code: string };

/**
 * Turns a right code into what a new password needs (LOG-07, D66), once. An unknown document has a code too, which was sent to nobody, so that both cost the same. Refuses
 * `code_wrong`, `code_tries_used`, `too_many_requests`.
 */
export async function redeemCode(
  parts: Pick<Platform, 'db' | 'clock' | 'secret' | 'chance'>,
  { host, address, document, country, code }: Ask,
): Promise<PasswordKey> {
  const limit = wrongCodes({ address });
  const { siteId } = await siteOfHost(parts.db.read(), { host });
  const of = documentSubject(parts, { siteId, document, country });
  await countTry(parts, { count: { ...limit, what: 'recovery-redeem', tries: 120 }, alsoAt: [limit] });
  const redeemed = await parts.db.transaction(async (tx) => {
    const spent = await spendCode(parts, tx, { of, code });
    if (!spent.ok) return spent;
    const owner = await findOwner(tx, { siteId, fact: { document, country } });
    if (owner?.status !== 'approved') return { ok: false as const, refusal: new Refusal('code_wrong', { fields: { code: 'code_wrong' } }) };
    const token = await makeLink(parts, tx, { siteId, personId: owner.personId, purpose: 'recover_password' });
    return { ok: true as const, key: { username: owner.userName, uidb64: uidb64Of(owner.personId), token } };
  });
  if (redeemed.ok) {
    await refuseUsedUp(parts, limit); // of many sent at once: what was not told opens nothing
    return redeemed.key;
  }
  await countTry(parts, { count: limit });
  throw redeemed.refusal;
}
