import type { Allowance } from '@vitrine/contract/forum';
import { allowanceOf, replyLimit, topicLimit } from '@vitrine/domain/forum';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { ForumParts } from './ports.ts';

/** How many more topics or replies this member may write now, and whether they may write at all. */
export async function allowanceFor(
  { clock }: Pick<ForumParts, 'clock'>,
  db: Reader,
  { tenantId, memberId }: Pick<Actor, 'tenantId' | 'memberId'>,
  { what }: { what: 'topic' | 'reply' },
): Promise<Allowance> {
  const now = clock.now();
  const limit = what === 'topic' ? topicLimit : replyLimit;
  const written = await db
    .selectFrom('forum.post')
    .select('created_at')
    .where('tenant_id', '=', tenantId)
    .where('author_id', '=', memberId)
    .where('created_at', '>', clock.in(-limit.windowMinutes * 60_000))
    .where('number', what === 'topic' ? '=' : '>', 0)
    .orderBy('created_at', 'desc')
    .limit(limit.most)
    .execute();
  const mute = await db
    .selectFrom('forum.mute')
    .select('until')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('until', '>', now)
    .executeTakeFirst();
  return { ...allowanceOf(limit, { times: written.map(({ created_at }) => created_at), now }), mutedUntil: mute?.until ?? null };
}
