import type { LearningEvent } from '@vitrine/contract/learning';
import type { Tx } from '../../platform/database/index.ts';
import type { Member } from './enrolments.ts';

/**
 * Keeps events for ever, each once, and answers those that were not known before: only they may be applied (decision D03). The key decides, so it holds for
 * two devices that send the same event at once.
 */
export async function keepUnseen(
  tx: Tx,
  actor: Member,
  { enrolmentId, events, now }: { enrolmentId: string; events: readonly LearningEvent[]; now: string },
): Promise<LearningEvent[]> {
  if (events.length === 0) return [];
  const each = [...new Map(events.map((event) => [event.event_id, event])).values()];
  const kept = await tx
    .insertInto('learning.event')
    .values(
      each.map(({ event_id, device_id, seq, client_time, activityId, spent, what }) => ({
        tenant_id: actor.tenantId,
        member_id: actor.memberId,
        event_id,
        enrolment_id: enrolmentId,
        activity_id: activityId,
        device_id,
        seq,
        client_time,
        payload: JSON.stringify({ version: 1, what, ...(spent ? { spent } : {}) }),
        received_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id', 'event_id']).doNothing())
    .returning('event_id')
    .execute();
  const isNew = new Set(kept.map(({ event_id }) => event_id));
  return each.filter(({ event_id }) => isNew.has(event_id));
}
