import { feedKindOf, type NoticeKind } from '@vitrine/domain/notices';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { noteOnFeed } from './note-on-feed.ts';

type Parts = Pick<Platform, 'clock' | 'newId' | 'publish'>;
type Told = { tenantId: string; memberId: string };
/** `facts`: names and ids that the screen's sentence needs. `cause`: what this tells about (`certificate:ID`). */
type News = { kind: NoticeKind; facts: Record<string, string | number | null>; cause: string };

/** Puts a notice into a member's inbox, and into their feed what became of their own deeds, in the transaction of what happened; the same cause again is no second notice. */
export async function tell(parts: Parts, tx: Tx, to: Told, { kind, facts, cause }: News): Promise<void> {
  const written = await tx
    .insertInto('notices.notice')
    .values({
      tenant_id: to.tenantId,
      id: parts.newId(),
      member_id: to.memberId,
      kind,
      facts: JSON.stringify(facts),
      created_at: parts.clock.now(),
      cause,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id', 'cause']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return;
  const noted = feedKindOf(kind);
  if (noted) await noteOnFeed(parts, tx, to, { kind: noted, facts, cause });
  // Wakes the member's open streams after the commit.
  await parts.publish(tx, { event: 'notices.told', tenantId: to.tenantId, payload: { memberId: to.memberId, noticeId: written.id } });
}
