import type { LearningEvent } from '@vitrine/contract/learning';
import type { SeenEvent } from '@vitrine/domain/activities';
import type { Stretch } from '@vitrine/domain/learning';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Member } from './enrolments.ts';
import { parseEvent, seenOf, storeEvent, type StoredWhat } from './stored-event.ts';

type Telling = Omit<LearningEvent, 'what'> & { what: StoredWhat };

/**
 * Keeps events for ever, each once, and answers those that were not known before: only they may be applied (decision D03). The key decides, so it holds for
 * two devices that send the same event at once.
 */
export async function keepUnseen<Event extends Telling>(
  tx: Tx,
  actor: Member,
  { enrolmentId, run, events, now }: { enrolmentId: string; run: number; events: readonly Event[]; now: string },
): Promise<Event[]> {
  if (events.length === 0) return [];
  const each = [...new Map(events.map((event) => [event.event_id, event])).values()];
  const kept = await tx
    .insertInto('learning.event')
    .values(
      each.map(({ event_id, device_id, seq, client_time, activityId, spent, what, run: ofRun = run }) => ({
        tenant_id: actor.tenantId,
        member_id: actor.memberId,
        event_id,
        enrolment_id: enrolmentId,
        activity_id: activityId,
        device_id,
        seq,
        client_time: new Date(client_time).toISOString(), // to the millisecond, as it is read back
        payload: storeEvent({ what, spent }),
        received_at: now,
        run: ofRun,
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id', 'event_id']).doNothing())
    .returning('event_id')
    .execute();
  const isNew = new Set(kept.map(({ event_id }) => event_id));
  return each.filter(({ event_id }) => isNew.has(event_id));
}

/** An event as it was kept; instants in milliseconds, `receivedAt` by the server's clock. */
export type KeptEvent = { activityId: string; seen: SeenEvent; spent: Stretch | undefined; receivedAt: number };

/** Everything that devices reported of one member's course. */
export async function listEvents(db: Reader, actor: Member, { enrolmentId }: { enrolmentId: string }): Promise<KeptEvent[]> {
  const rows = await db
    .selectFrom('learning.event')
    .select(['activity_id', 'client_time', 'received_at', 'payload'])
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('enrolment_id', '=', enrolmentId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('learning.past_progress as p')
            .select('p.run')
            .whereRef('p.tenant_id', '=', 'learning.event.tenant_id')
            .whereRef('p.enrolment_id', '=', 'learning.event.enrolment_id')
            .whereRef('p.activity_id', '=', 'learning.event.activity_id')
            .where((past) => past('p.run', '>=', past.fn.coalesce('learning.event.run', past.lit(1)))),
        ),
      ),
    )
    .orderBy('event_id')
    .execute();
  return rows.map((row) => {
    const { what, spent } = parseEvent(row.payload);
    return {
      activityId: row.activity_id,
      seen: seenIn({ what, client_time: row.client_time }, row.received_at),
      spent: spent && stretchOf(spent),
      receivedAt: Date.parse(row.received_at),
    };
  });
}

/**
 * What an event adds to progress. Where a person goes on is where they were last by their device's clock: one that runs ahead would hold the place for as long,
 * so nothing is later than its arrival.
 */
export const seenIn = ({ what, client_time }: Pick<Telling, 'what' | 'client_time'>, receivedAt: string): SeenEvent =>
  seenOf(what, new Date(Math.min(Date.parse(client_time), Date.parse(receivedAt))).toISOString());

/** Two instants as milliseconds. */
export const stretchOf = ([from, to]: [from: string, to: string]): Stretch => [Date.parse(from), Date.parse(to)];
