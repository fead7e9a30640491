import { feedKindOf, judgeDelivery, type NoticeKind } from '@vitrine/domain/notices';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { noteOnFeed } from './note-on-feed.ts';
import { wishesOf } from './preferences.ts';

type Parts = Pick<Platform, 'clock' | 'newId' | 'publish'>;
type Told = { tenantId: string; memberId: string };
/** `facts`: names and ids that the screen's sentence needs. `cause`: what this tells about (`certificate:ID`). */
type News = { kind: NoticeKind; facts: Record<string, string | number | null>; cause: string };

/** Puts a notice into a member's inbox, and into their feed what became of their own deeds, in the transaction of what happened; the same cause again is no second notice. Whether the inbox shows it, and when a letter carries it, is as the member wants (NOT-01). */
export async function tell(parts: Parts, tx: Tx, to: Told, { kind, facts, cause }: News): Promise<void> {
  const now = parts.clock.now();
  const { preferences, hasMail } = await wishesOf(tx, to);
  const { isShown, mailAt } = judgeDelivery({ kind, now, hasMail, preferences });
  const written = await tx
    .insertInto('notices.notice')
    .values({
      tenant_id: to.tenantId,
      id: parts.newId(),
      member_id: to.memberId,
      kind,
      facts: JSON.stringify(facts),
      created_at: now,
      is_shown: isShown,
      mail_at: mailAt,
      cause,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id', 'cause']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return;
  const noted = feedKindOf(kind);
  if (noted) await noteOnFeed(parts, tx, to, { kind: noted, facts, cause });
  if (!isShown) return;
  // Wakes the member's open streams after the commit.
  await parts.publish(tx, { event: 'notices.told', tenantId: to.tenantId, payload: { memberId: to.memberId, noticeId: written.id } });
}
