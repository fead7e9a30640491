import { codeTries } from '@vitrine/domain/identity';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { codeHash, type CodeSubject } from './subjects.ts';

/**
 * Tries a code, once: one conditional UPDATE counts the try and spends the code when it is right, so that of two at once one wins and the sixth try finds
 * nothing. Answers the number that it was sent to. `code_wrong` covers wrong, used and expired ones; `code_tries_used` says when only a new code helps. A
 * refusal has to be thrown after the transaction, or the try would not count: so it is answered, not thrown.
 */
export async function spendCode(
  parts: Pick<Platform, 'clock' | 'secret'>,
  tx: Tx,
  { of, code }: { of: CodeSubject; code: string },
): Promise<{ ok: true; phone: string | null } | { ok: false; refusal: Refusal }> {
  const now = parts.clock.now();
  const hash = codeHash(parts, of, code);
  const mine = <Q extends { where(column: 'site_id' | 'purpose' | 'subject', operator: '=', value: string | Buffer): Q }>(query: Q) =>
    query.where('site_id', '=', of.siteId).where('purpose', '=', of.purpose).where('subject', '=', of.subject);
  const tried = await mine(
    tx.updateTable('identity.code').set({
      tries: sql<number>`tries + 1`,
      used_at: sql<string | null>`case when hash = ${hash} then ${now}::timestamptz end`,
    }),
  )
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', codeTries)
    .returning(['phone', 'used_at', 'tries'])
    .executeTakeFirst();
  if (tried?.used_at) return { ok: true, phone: tried.phone };
  const left = tried ?? (await mine(tx.selectFrom('identity.code').select(['tries', 'used_at', 'expires_at'])).executeTakeFirst());
  const isUsedUp = left !== undefined && left.used_at === null && left.tries >= codeTries;
  const refusal = isUsedUp ? 'code_tries_used' : 'code_wrong';
  return { ok: false, refusal: new Refusal(refusal, { fields: { code: refusal } }) };
}
