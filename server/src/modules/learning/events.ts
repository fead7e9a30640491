import type { LearningEvent } from '@vitrine/contract/learning';
import type { SeenEvent } from '@vitrine/domain/activities';
import type { Stretch } from '@vitrine/domain/learning';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Member } from './enrolments.ts';
import { parseEvent, seenOf, storeEvent, type StoredWhat } from './stored-event.ts';

type Telling = Omit<LearningEvent, 'what'> & { what: StoredWhat };

/** Events of one member's course, as they came. */
type Told<Event> = { memberId: string; enrolmentId: string; run: number; events: readonly Event[] };

/**
 * Keeps events for ever, each once, and answers those that were not known before, for each of the courses in their order: only they may be applied (decision D03). The key decides, so it
 * holds for two devices that send the same event at once. One statement for all; no member stands twice among those who tell of one event.
 */
export async function keepUnseen<Event extends Telling>(
  tx: Tx,
  { tenantId, now }: { tenantId: string; now: string },
  told: readonly Told<Event>[],
): Promise<Event[][]> {
  const each = told.map(({ events }) => [...new Map(events.map((event) => [event.event_id, event])).values()]);
  const rows = told.flatMap(({ memberId, enrolmentId, run }, at) =>
    (each[at] ?? []).map(({ event_id, device_id, seq, client_time, activityId, spent, what, run: ofRun = run }) => ({
      member_id: memberId,
      event_id,
      enrolment_id: enrolmentId,
      activity_id: activityId,
      device_id,
      seq,
      client_time: new Date(client_time).toISOString(), // to the millisecond, as it is read back
      payload: storeEvent({ what, spent }),
      run: ofRun,
    })),
  );
  if (rows.length === 0) return each.map(() => []);
  const { rows: kept } = await sql<{ member_id: string; event_id: string }>`
    insert into learning.event (tenant_id, member_id, event_id, enrolment_id, activity_id, device_id, seq, client_time, payload, received_at, run)
    select ${tenantId}::uuid, t.member_id, t.event_id, t.enrolment_id, t.activity_id, t.device_id, t.seq, t.client_time, t.payload, ${now}::timestamptz, t.run
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (
      member_id uuid, event_id uuid, enrolment_id uuid, activity_id uuid, device_id text, seq bigint, client_time timestamptz, payload jsonb, run integer
    )
    on conflict (tenant_id, member_id, event_id) do nothing
    returning member_id, event_id`.execute(tx);
  const isNew = new Set(kept.map(({ member_id, event_id }) => `${member_id} ${event_id}`));
  return told.map(({ memberId }, at) => (each[at] ?? []).filter(({ event_id }) => isNew.has(`${memberId} ${event_id}`)));
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
