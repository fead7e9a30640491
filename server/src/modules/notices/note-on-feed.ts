import type { FeedKind } from '@vitrine/domain/notices';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';

type Parts = Pick<Platform, 'clock' | 'newId'>;
type Whose = { tenantId: string; memberId: string };
/** `facts`: names and ids that the screen's sentence needs. `cause`: what this is about (`order ID placed`). */
type Action = { kind: FeedKind; facts: Record<string, string | number | null>; cause: string };

/** Puts into a member's activity feed what they did, in the transaction that did it; the same cause again is no second entry. What they are told is noted by `tell` itself. */
export const noteOnFeed = (parts: Parts, tx: Tx, { tenantId, memberId }: Whose, { facts, ...action }: Action): Promise<void> =>
  noteActions(parts, tx, { tenantId }, [{ ...action, memberId, facts: JSON.stringify(facts) }]);

type Noted = Omit<Action, 'facts'> & { memberId: string; facts: string };

/** The same for many members of a client; `facts` as they are stored. */
export async function noteActions(
  { clock, newId }: Parts,
  tx: Tx,
  { tenantId }: Pick<Whose, 'tenantId'>,
  actions: readonly Noted[],
): Promise<void> {
  if (actions.length === 0) return;
  await tx
    .insertInto('notices.feed_entry')
    .values(
      actions.map(({ memberId, kind, facts, cause }) => ({
        tenant_id: tenantId,
        id: newId(),
        member_id: memberId,
        kind,
        facts,
        created_at: clock.now(),
        cause,
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id', 'cause']).doNothing())
    .execute();
}
