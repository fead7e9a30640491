import type { LearningEvent } from '@vitrine/contract/learning';
import type { Tx } from '../../platform/database/index.ts';
import type { Member } from './enrolments.ts';

/** Those of these events that were never kept, each once. */
export async function findUnseen(tx: Tx, actor: Member, { events }: { events: readonly LearningEvent[] }): Promise<LearningEvent[]> {
  if (events.length === 0) return [];
  const rows = await tx
    .selectFrom('learning.event')
    .select('event_id')
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where(
      'event_id',
      'in',
      events.map(({ event_id }) => event_id),
    )
    .execute();
  const seen = new Set(rows.map(({ event_id }) => event_id));
  return [...new Map(events.map((event) => [event.event_id, event])).values()].filter(({ event_id }) => !seen.has(event_id));
}

/** Keeps events for ever; the enrolment's lock sees to it that none is kept twice. */
export async function keepEvents(
  tx: Tx,
  actor: Member,
  { enrolmentId, events, now }: { enrolmentId: string; events: readonly LearningEvent[]; now: string },
): Promise<void> {
  await tx
    .insertInto('learning.event')
    .values(
      events.map(({ event_id, device_id, seq, client_time, activityId, spent, what }) => ({
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
    .execute();
}
