import type { EventPage } from '@vitrine/contract/events';
import { phaseOf } from '@vitrine/domain/events';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Event } from './event-rows.ts';
import { getEvent } from './my-events.ts';
import { getSeen } from './seen.ts';

/**
 * Says whether the member comes. The member's own row is locked first, the seats of everybody last: of two who want the last one, one gets it. Refuses `not_found`, `level_too_low`,
 * `event_cancelled`, `event_is_over` and `event_full`.
 */
export async function answerEvent(
  parts: Pick<Platform, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  { eventId, isComing }: { eventId: string; isComing: boolean },
): Promise<EventPage> {
  await parts.db.transaction(async (tx) => {
    const { event, entry } = await getSeen(tx, actor, { eventId });
    const now = parts.clock.now();
    const phase = phaseOf({ ...event, now });
    if (phase === 'cancelled') throw new Refusal('event_cancelled');
    if (phase === 'over') throw new Refusal('event_is_over');
    if (isComing && entry.levelsMissing > 0) throw new Refusal('level_too_low');
    const wasComing = await lockGuest(tx, actor, { eventId });
    await tx
      .updateTable('events.guest')
      .set(isComing ? { coming_at: now, declined_at: null } : { coming_at: null, declined_at: now })
      .where('tenant_id', '=', actor.tenantId)
      .where('event_id', '=', eventId)
      .where('member_id', '=', actor.memberId)
      .$if(wasComing && isComing, (query) => query.where('coming_at', 'is', null)) // since when they come stays
      .execute();
    if (isComing !== wasComing) await moveSeats(tx, actor, { event, by: isComing ? 1 : -1 });
  });
  return getEvent(parts, actor, { eventId });
}

async function lockGuest(tx: Tx, { tenantId, memberId }: Actor, { eventId }: { eventId: string }): Promise<boolean> {
  await tx
    .insertInto('events.guest')
    .values({ tenant_id: tenantId, event_id: eventId, member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('events.guest')
    .select('coming_at')
    .where('tenant_id', '=', tenantId)
    .where('event_id', '=', eventId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined && row.coming_at !== null;
}

/** Takes a seat where there is one, or gives one back. Refuses `event_full`. */
export async function moveSeats(
  tx: Tx,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { event, by }: { event: Pick<Event, 'id'>; by: 1 | -1 },
): Promise<void> {
  const moved = await tx
    .updateTable('events.event')
    .set((row) => ({ coming: row('coming', '+', by) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', event.id)
    .$if(by === 1, (query) => query.where((row) => row.or([row('seats', 'is', null), row('coming', '<', row.ref('seats'))])))
    .executeTakeFirstOrThrow();
  if (moved.numUpdatedRows === 0n) throw new Refusal('event_full');
}
