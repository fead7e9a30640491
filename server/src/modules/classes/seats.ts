import type { MyClass } from '@vitrine/contract/classes';
import { judgeSubscription } from '@vitrine/domain/classes';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { classesFor, leavesUntil, stateIn } from './class-rows.ts';
import { getLeftClass, getMyClass } from './my-classes.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'jobs' | 'publish'>;
type Seat = { tenantId: string; memberId: string; classId: string };

/** The job that gives the seats of those who left to those who wait. */
export const handOverJob = 'classes.hand-over';

/**
 * Takes a seat, or with `waits` a place in the list where all are taken. Who is in already stays so. The lane first, so that of two classes at one hour the second is refused;
 * the seat last, counted by its own row. Refuses `class_full`, `time_conflict`, and what the window says.
 */
export async function subscribe(parts: Parts, actor: Actor, { classId, waits }: { classId: string; waits: boolean }): Promise<MyClass> {
  const { db, clock, newId } = parts;
  await db.transaction(async (tx) => {
    const seat = { tenantId: actor.tenantId, memberId: actor.memberId, classId };
    await lockLane(tx, seat);
    const now = clock.now();
    const row = await classesFor(tx, actor, now).where('k.id', '=', classId).executeTakeFirst();
    if (!row) throw notFound();
    if (await activeOf(tx, seat)) return;
    const refusal = judgeSubscription(
      {
        state: stateIn(row.state),
        opensAt: Date.parse(row.opens_at),
        closesAt: Date.parse(row.closes_at),
        isClosedByHand: row.closed_at !== null,
      },
      Date.parse(now),
    );
    if (refusal) throw new Refusal(refusal);
    const isBusy = await hasConflict(tx, seat);
    if (isBusy && !waits) throw new Refusal('time_conflict');
    const id = newId();
    await tx
      .insertInto('classes.subscription')
      .values({
        tenant_id: seat.tenantId,
        id,
        class_id: classId,
        member_id: seat.memberId,
        state: waits ? 'waiting' : 'subscribed',
        asked_at: now,
        subscribed_at: waits ? null : now,
      })
      .execute();
    if (waits) await lockClass(tx, seat); // or a seat becomes free unseen
    const isTaken = !isBusy && (await takeSeat(tx, seat, now));
    if (isTaken && waits) await place(tx, seat, now);
    if (!isTaken && !waits) throw new Refusal('class_full');
    await tellOfPart(parts, tx, seat);
  });
  return getMyClass(parts, actor, { classId });
}

/** Leaves the class or the list. Where somebody waits the seat is held for them and a job gives it on, so that nobody slips in between. Refuses `not_subscribed`, `class_finished`. */
export async function leave(parts: Parts, actor: Actor, { classId }: { classId: string }): Promise<MyClass> {
  const { db, clock, jobs } = parts;
  await db.transaction(async (tx) => {
    const seat = { tenantId: actor.tenantId, memberId: actor.memberId, classId };
    await lockLane(tx, seat);
    const now = clock.now();
    const row = await classesFor(tx, actor, now).where('k.id', '=', classId).executeTakeFirst();
    if (!row) throw notFound();
    const active = await activeOf(tx, seat);
    if (!active) throw new Refusal('not_subscribed');
    if (['canceled', 'finished', 'awaiting_results'].includes(row.state)) throw new Refusal('class_finished');
    const until = leavesUntil(row);
    await tx
      .updateTable('classes.subscription')
      .set({ state: 'left', left_at: now, is_late: until !== null && until < now })
      .where('tenant_id', '=', seat.tenantId)
      .where('id', '=', active.id)
      .execute();
    if (active.state !== 'subscribed') return;
    await tellOfPart(parts, tx, seat);
    await lockClass(tx, seat);
    const waits = row.closes_at > now && (await waiting(tx, seat)).length > 0;
    if (waits) await jobs.send({ tx, name: handOverJob, payload: { tenantId: seat.tenantId, classId } });
    else await freeSeats(tx, seat);
  });
  return getLeftClass(parts, actor, { classId });
}

/** A member’s open screens follow the classes that they are in. */
export const tellOfPart = ({ publish }: Pick<Platform, 'publish'>, tx: Tx, { tenantId, memberId, classId }: Seat): Promise<void> =>
  publish(tx, { event: 'classes.part_moved', tenantId, payload: { memberId, classId } });

export const waiting = (db: Reader, { tenantId, classId }: Omit<Seat, 'memberId'>) =>
  db
    .selectFrom('classes.subscription')
    .select(['id', 'member_id'])
    .where('tenant_id', '=', tenantId)
    .where('class_id', '=', classId)
    .where('state', '=', 'waiting')
    .orderBy('asked_at')
    .orderBy('id')
    .execute();

export async function lockLane(tx: Tx, { tenantId, memberId }: Pick<Seat, 'tenantId' | 'memberId'>): Promise<void> {
  await tx
    .insertInto('classes.lane')
    .values({ tenant_id: tenantId, member_id: memberId })
    .onConflict((taken) => taken.doNothing())
    .execute();
  await tx
    .selectFrom('classes.lane')
    .select('member_id')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .execute();
}

export const lockClass = (tx: Tx, { tenantId, classId }: Omit<Seat, 'memberId'>) =>
  tx
    .selectFrom('classes.class')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', classId)
    .forNoKeyUpdate() // subscriptions that are being written hold its key
    .executeTakeFirst();

const activeOf = (tx: Tx, { tenantId, memberId, classId }: Seat) =>
  tx
    .selectFrom('classes.subscription')
    .select(['id', 'state'])
    .where('tenant_id', '=', tenantId)
    .where('class_id', '=', classId)
    .where('member_id', '=', memberId)
    .where('state', '<>', 'left')
    .executeTakeFirst();

async function takeSeat(tx: Tx, { tenantId, classId }: Seat, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('classes.class')
    .set(({ eb }) => ({ taken: eb('taken', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', classId)
    .where(sql<boolean>`(seats is null or taken < seats) and canceled_at is null and closed_at is null and closes_at > ${now}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** From the list into the class. */
export async function place(tx: Tx, { tenantId, memberId, classId }: Seat, now: string): Promise<void> {
  await tx
    .updateTable('classes.subscription')
    .set({ state: 'subscribed', subscribed_at: now })
    .where('tenant_id', '=', tenantId)
    .where('class_id', '=', classId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'waiting')
    .execute();
}

/** As many are taken as are subscribed; the class is locked. */
export const freeSeats = (tx: Tx, { tenantId, classId }: Omit<Seat, 'memberId'>) =>
  tx
    .updateTable('classes.class')
    .set({
      taken: sql<number>`(select count(*)::int from classes.subscription as s where s.tenant_id = ${tenantId} and s.class_id = ${classId} and s.state = 'subscribed')`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', classId)
    .execute();

/** Whether an encounter of the class overlaps one of another class that the member is in; touching is none. */
export async function hasConflict(tx: Tx, { tenantId, memberId, classId }: Seat): Promise<boolean> {
  const busy = await tx
    .selectFrom('classes.encounter as e')
    .innerJoin('classes.encounter as o', (join) =>
      join
        .onRef('o.tenant_id', '=', 'e.tenant_id')
        .onRef('o.class_id', '<>', 'e.class_id')
        .onRef('o.begins_at', '<', 'e.ends_at')
        .onRef('o.ends_at', '>', 'e.begins_at'),
    )
    .innerJoin('classes.class as k', (join) => join.onRef('k.tenant_id', '=', 'o.tenant_id').onRef('k.id', '=', 'o.class_id'))
    .innerJoin('classes.subscription as s', (join) => join.onRef('s.tenant_id', '=', 'k.tenant_id').onRef('s.class_id', '=', 'k.id'))
    .select('o.id')
    .where('e.tenant_id', '=', tenantId)
    .where('o.tenant_id', '=', tenantId)
    .where('k.tenant_id', '=', tenantId)
    .where('s.tenant_id', '=', tenantId)
    .where('e.class_id', '=', classId)
    .where('s.member_id', '=', memberId)
    .where('s.state', '=', 'subscribed')
    .where('e.canceled_at', 'is', null)
    .where('o.canceled_at', 'is', null)
    .where('k.canceled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return busy !== undefined;
}
