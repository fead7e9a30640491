import { codeMinutes, cooldownLeft, sendingCooldownSeconds, type MessageChannel } from '@vitrine/domain/identity';
import type { Tx } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { codeHash, codeOfRow, type CodeSubject } from './subjects.ts';

type Parts = Pick<Platform, 'clock' | 'newId' | 'secret'>;

/**
 * Begins a new code in the place of the last one, unless its cooldown still runs; of two at once one begins. Answers the id of the code that was begun, null
 * where none was, and the seconds until another can be.
 */
export async function beginCode(
  parts: Parts,
  tx: Tx,
  { of, channel, phone }: { of: CodeSubject; channel: MessageChannel; phone: string | null },
): Promise<{ id: string | null; cooldownSeconds: number }> {
  const { clock } = parts;
  const id = parts.newId();
  const fresh = {
    id,
    hash: codeHash(parts, of, codeOfRow(parts, id)),
    channel,
    phone,
    delivery: 'sending',
    tries: 0,
    created_at: clock.now(),
    expires_at: clock.in(codeMinutes * 60_000),
    used_at: null,
  };
  const begun = await tx
    .insertInto('identity.code')
    .values({ site_id: of.siteId, purpose: of.purpose, subject: of.subject, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'purpose', 'subject'])
        .doUpdateSet(fresh)
        .where((row) =>
          row.or([
            row('identity.code.created_at', '<=', clock.in(-sendingCooldownSeconds * 1_000)),
            // Whoever is logged in may try again at once; of a recovery it would tell a stranger that the account is there.
            ...(of.purpose === 'phone' ? [row('identity.code.delivery', '=', 'failed')] : []),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (begun) return { id, cooldownSeconds: sendingCooldownSeconds };
  const waiting = await tx
    .selectFrom('identity.code')
    .select('created_at')
    .where('site_id', '=', of.siteId)
    .where('purpose', '=', of.purpose)
    .where('subject', '=', of.subject)
    .executeTakeFirstOrThrow();
  return { id: null, cooldownSeconds: Math.max(1, cooldownLeft({ startTime: waiting.created_at, now: clock.now() })) };
}
