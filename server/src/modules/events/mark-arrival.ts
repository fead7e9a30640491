import { localeOf, textIn } from '@vitrine/domain/kernel';
import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeBack, type PutOrdersOnHold } from '../ledger/index.ts';
import { tell } from '../notices/index.ts';
import { spokenLanguage } from '../tenancy/index.ts';
import { creditArrival, noteCredit, takePlace, withOrWithoutPoints, type ArrivingParts } from './arrive.ts';
import { getEventRow, type Event } from './event-rows.ts';

type Whose = { eventId: string; memberId: string };

/**
 * Marks by hand that somebody came, accepts a late scan, or lets in again whom somebody took out; the points are credited once for what stands. Whoever is there already stays so.
 * Refuses `not_found`, `event_not_published`, `check_in_not_open`, and at its field `member_missing`.
 */
export async function markArrival(parts: ArrivingParts, actor: Actor, { eventId, memberId }: Whose): Promise<Record<string, never>> {
  await withOrWithoutPoints(parts, async (tx, without) => {
    const event = await getEventRow(tx, actor, { eventId });
    if (event.state !== 'published') throw new Refusal('event_not_published');
    const now = parts.clock.now();
    if (now < event.beginsAt && Date.parse(event.beginsAt) - Date.parse(now) > 24 * 3_600_000) throw new Refusal('check_in_not_open');
    const { language, isBlocked } = await memberOf(tx, actor, memberId);
    refuseFields({ memberId: isBlocked ? 'member_missing' : undefined }, { prefix: '' });
    const whose = { tenantId: actor.tenantId, memberId };
    const isNew = await takePlace(parts, tx, whose, { event, arrived: { way: 'by_hand', scannedAt: now, isLate: false } });
    const before = await lockArrival(tx, whose, { eventId });
    if (!isNew && before.state === 'arrived') return;
    await tx
      .updateTable('events.arrival')
      .set({
        state: 'arrived',
        checked_by: actor.memberId,
        undone_at: null,
        undone_by: null,
        undone_why: '',
        ...(before.state === 'undone' ? { way: 'by_hand', arrived_at: now } : {}),
      })
      .where('tenant_id', '=', actor.tenantId)
      .where('event_id', '=', eventId)
      .where('member_id', '=', memberId)
      .execute();
    const credited = await creditArrival(parts, tx, whose, { event, by: actor.memberId, without });
    await noteCredit(tx, whose, event, credited);
    const facts = { eventId, title: textIn(event.name, language), points: credited.points };
    await tell(parts, tx, whose, { kind: 'event_attended', facts, cause: `event ${eventId} attended ${parts.newId()}` });
    await record(parts, tx, actor, {
      event,
      what: 'marked',
      before: { memberId, state: isNew ? null : before.state },
      after: { memberId, state: 'arrived', points: credited.points },
    });
  });
  return {};
}

/** Takes an arrival away: its points come back as D20 says, and the person reads why. Refuses `not_found`, `not_arrived` and `why_required`. */
export function undoArrival(
  parts: ArrivingParts & { putOrdersOnHold: PutOrdersOnHold },
  actor: Actor,
  { eventId, memberId, why }: Whose & { why: string },
): Promise<Record<string, never>> {
  return parts.db.transaction(async (tx) => {
    const event = await getEventRow(tx, actor, { eventId });
    const whose = { tenantId: actor.tenantId, memberId };
    refuseFields({ why: why === '' ? 'why_required' : undefined }, { prefix: '' });
    const before = await lockArrival(tx, whose, { eventId });
    if (before.state === 'undone') throw new Refusal('not_arrived');
    if (before.creditId !== null)
      await takeBack(parts, tx, actor, { groupId: before.creditId, kind: 'event', why, auditorId: actor.memberId });
    await tx
      .updateTable('events.arrival')
      .set({
        state: 'undone',
        credit_id: null,
        points: 0,
        uncredited: null,
        undone_at: parts.clock.now(),
        undone_by: actor.memberId,
        undone_why: why,
      })
      .where('tenant_id', '=', actor.tenantId)
      .where('event_id', '=', eventId)
      .where('member_id', '=', memberId)
      .execute();
    const facts = { eventId, title: textIn(event.name, (await memberOf(tx, actor, memberId)).language), note: why };
    await tell(parts, tx, whose, { kind: 'event_attendance_undone', facts, cause: `event ${eventId} undone ${parts.newId()}` });
    const { state, points } = before;
    await record(parts, tx, actor, { event, what: 'unmarked', before: { memberId, state, points }, after: { memberId, why } });
    return {};
  });
}

/** Refuses `not_arrived` for whoever has no place. */
async function lockArrival(
  tx: Tx,
  { tenantId, memberId }: { tenantId: string; memberId: string },
  { eventId }: { eventId: string },
): Promise<{ state: string; creditId: string | null; points: number }> {
  const row = await tx
    .selectFrom('events.arrival')
    .select(['state', 'credit_id', 'points'])
    .where('tenant_id', '=', tenantId)
    .where('event_id', '=', eventId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('not_arrived');
  return { state: row.state, creditId: row.credit_id, points: row.points };
}

/** What the member reads, and whether they are blocked, who earn nothing (D38). Refuses `member_missing` at its field for whoever is not of this client. */
async function memberOf(tx: Tx, { tenantId }: Actor, memberId: string) {
  const row = await tx
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.status', spokenLanguage('p.language_id', 'm.tenant_id').as('language_id')])
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', '=', memberId)
    .executeTakeFirst();
  refuseFields({ memberId: row ? undefined : 'member_missing' }, { prefix: '' });
  return { language: localeOf(row?.language_id ?? 1) ?? ('pt-BR' as const), isBlocked: row?.status === 'blocked' };
}

const record = (
  { clock, newId }: Pick<Platform, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  { event, what, ...sides }: { event: Event; what: string; before: unknown; after: unknown },
): Promise<void> =>
  recordChange(tx, actor, { subject: 'event', subjectId: event.id, what: `event.${what}`, ...sides, now: clock.now(), id: newId() });
