import type { FeedKind } from '@vitrine/domain/notices';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';

type Parts = Pick<Platform, 'clock' | 'newId'>;
type Whose = { tenantId: string; memberId: string };
/** `facts`: names and ids that the screen's sentence needs. `cause`: what this is about (`order ID placed`). */
type Deed = { kind: FeedKind; facts: Record<string, string | number | null>; cause: string };

/** Puts into a member's activity feed what they did, in the transaction that did it; the same cause again is no second entry. What they are told is noted by `tell` itself. */
export async function noteOnFeed({ clock, newId }: Parts, tx: Tx, whose: Whose, { kind, facts, cause }: Deed): Promise<void> {
  await tx
    .insertInto('notices.feed_entry')
    .values({
      tenant_id: whose.tenantId,
      id: newId(),
      member_id: whose.memberId,
      kind,
      facts: JSON.stringify(facts),
      created_at: clock.now(),
      cause,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id', 'cause']).doNothing())
    .execute();
}
