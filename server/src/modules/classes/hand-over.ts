import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { tellOfClass } from './tell-of-class.ts';
import { freeSeats, hasConflict, lockClass, lockLane, place, tellOfPart, waiting } from './seats.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>;
const Payload = z.object({ tenantId: z.uuid(), classId: z.uuid() });

/**
 * Gives held seats to those who wait, in their order, each in a transaction of its own: one lane at a time, so two of these never wait for one another. Who is elsewhere at that hour
 * keeps their place. What nobody takes becomes free.
 */
export async function handOver(parts: Parts, payload: unknown): Promise<void> {
  const { tenantId, classId } = Payload.parse(payload);
  const { db, clock } = parts;
  const skipped = new Set<string>();
  for (;;) {
    const next = (await waiting(db.write(), { tenantId, classId })).find(({ id }) => !skipped.has(id));
    const isDone = await db.transaction(async (tx) => {
      const seat = { tenantId, classId, memberId: next?.member_id ?? '' };
      if (next) await lockLane(tx, seat);
      const isBusy = next !== undefined && (await hasConflict(tx, seat));
      const row = await lockClass(tx, seat);
      if (!row || row.canceled_at !== null) return true;
      const subscribed = await tx
        .selectFrom('classes.subscription')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('tenant_id', '=', tenantId)
        .where('class_id', '=', classId)
        .where('state', '=', 'subscribed')
        .executeTakeFirstOrThrow();
      if (row.taken <= Number(subscribed.count)) return true;
      const now = clock.now();
      if (!next || row.closes_at <= now) {
        const others = await waiting(tx, seat);
        if (row.closes_at > now && others.some(({ id }) => !skipped.has(id))) return false; // somebody came meanwhile
        await freeSeats(tx, seat);
        return true;
      }
      skipped.add(next.id);
      if (isBusy) return false;
      await place(tx, seat, now);
      await tellOfPart(parts, tx, seat);
      await tellOfClass(parts, tx, { tenantId, classId, places: [next] }, 'class_seat_given');
      return false;
    });
    if (isDone) return;
  }
}
