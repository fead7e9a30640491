import type { Guest } from '@vitrine/contract/events';
import { phaseOf } from '@vitrine/domain/events';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { audienceFaults } from '../identity/index.ts';
import { moveSeats } from './answer-event.ts';
import { getEventRow, type Event } from './event-rows.ts';
import { tellGuestsLater } from './tell-guests.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'jobs'>;
type Ask = { eventId: string; after?: string | undefined; limit: number };
const Cursor = z.tuple([z.string(), z.uuid()]);

/** Who is invited or comes, by name; a page by keyset. Refuses `not_found`. */
export async function listGuests(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { eventId, after, limit }: Ask,
): Promise<{ items: Guest[]; next: string | null }> {
  const reader = db.write(); // who was just invited is in it
  await getEventRow(reader, actor, { eventId });
  const place = readCursor(after, Cursor);
  const found = await reader
    .selectFrom('events.guest as g')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'g.tenant_id').onRef('m.id', '=', 'g.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .selectAll('g')
    .select(['p.full_name', 'p.sort_name', nameOf('invited_by', actor).as('by')])
    .where('g.tenant_id', '=', actor.tenantId)
    .where('g.event_id', '=', eventId)
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(p.sort_name, g.member_id) > (${place?.[0]}, ${place?.[1]}::uuid)`))
    .orderBy('p.sort_name')
    .orderBy('g.member_id')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.sort_name, row.member_id));
  const items = rows.map((row) => ({
    memberId: row.member_id,
    name: row.full_name,
    invitedAt: row.invited_at,
    invitedBy: row.invited_at === null ? null : (row.by ?? ''),
    answer: row.coming_at !== null ? ('coming' as const) : row.declined_at !== null ? ('declined' as const) : ('open' as const),
    answeredAt: row.coming_at ?? row.declined_at,
  }));
  return { items, next };
}

const nameOf = (column: 'invited_by', { tenantId }: Actor) => sql<string | null>`(
  select who.full_name from identity.member as staff inner join identity.person as who on who.id = staff.person_id
  where staff.tenant_id = ${tenantId} and staff.id = ${sql.ref(`g.${column}`)})`;

type Invite = { eventId: string; memberIds: readonly string[]; groupIds: readonly string[] };

/**
 * Invites people, and everybody who is in these groups now; whoever is invited already stays so. They are told at once where the event is published, else with its publishing. Refuses
 * `not_found`, `event_cancelled`, `event_is_over`, and at its fields `guests_required`, `member_missing` and `invalid_choice`.
 */
export function inviteGuests(parts: Parts, actor: Actor, { eventId, memberIds, groupIds }: Invite): Promise<{ invited: number }> {
  return parts.db.transaction(async (tx) => {
    const event = await getEventRow(tx, actor, { eventId });
    if (event.state === 'cancelled') throw new Refusal('event_cancelled');
    if (phaseOf({ ...event, now: parts.clock.now() }) === 'over') throw new Refusal('event_is_over');
    const { groupIds: groupFault } = await audienceFaults(tx, actor, { groupIds, areaIds: [], tagIds: [] });
    const isNobody = memberIds.length + groupIds.length === 0;
    const areMissing = memberIds.length > 0 && (await countOf(tx, actor, memberIds)) < new Set(memberIds).size;
    refuseFields(
      { memberIds: isNobody ? 'guests_required' : areMissing ? 'member_missing' : undefined, groupIds: groupFault },
      { prefix: '' },
    );
    const invited = await insertGuests(parts, tx, actor, { event, memberIds, groupIds });
    const change = { what: 'event.invited', before: null, after: { memberIds, groupIds, invited } };
    await recordChange(tx, actor, { subject: 'event', subjectId: eventId, ...change, now: parts.clock.now(), id: parts.newId() });
    if (event.state === 'published' && invited > 0)
      await tellGuestsLater(parts, tx, actor, { eventId, what: 'invited', run: event.version, note: '' });
    return { invited };
  });
}

async function countOf(tx: Tx, { tenantId }: Actor, memberIds: readonly string[]): Promise<number> {
  const found = await tx
    .selectFrom('identity.member')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', memberIds)
    .execute();
  return found.length;
}

async function insertGuests(
  { clock }: Parts,
  tx: Tx,
  { tenantId, memberId }: Actor,
  { event, memberIds, groupIds }: Omit<Invite, 'eventId'> & { event: Event },
): Promise<number> {
  const written = await tx
    .insertInto('events.guest')
    .columns(['tenant_id', 'event_id', 'member_id', 'invited_at', 'invited_by'])
    .expression((from) =>
      from
        .selectFrom('identity.member as m')
        .select([
          'm.tenant_id',
          sql<string>`${event.id}::uuid`.as('event_id'),
          'm.id as member_id',
          sql<string>`${clock.now()}::timestamptz`.as('invited_at'),
          sql<string>`${memberId}::uuid`.as('invited_by'),
        ])
        .where('m.tenant_id', '=', tenantId)
        .where('m.status', '=', 'approved')
        .where(
          sql<boolean>`(m.id = any(${[...memberIds]}::uuid[]) or exists (
            select from identity.member_in_group as g where g.tenant_id = m.tenant_id and g.member_id = m.id and g.group_id = any(${[...groupIds]}::uuid[])))`,
        ),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'event_id', 'member_id'])
        .doUpdateSet(({ ref }) => ({ invited_at: ref('excluded.invited_at'), invited_by: ref('excluded.invited_by') }))
        .where('events.guest.invited_at', 'is', null),
    )
    .returning('member_id')
    .execute();
  return written.length;
}

/** Takes an invitation back, and the seat with it. Refuses `not_found` for whoever is no guest, and `event_is_over`. */
export function withdrawInvitation(
  parts: Parts,
  actor: Actor,
  { eventId, memberId }: { eventId: string; memberId: string },
): Promise<Record<string, never>> {
  return parts.db.transaction(async (tx) => {
    const event = await getEventRow(tx, actor, { eventId });
    if (phaseOf({ ...event, now: parts.clock.now() }) === 'over') throw new Refusal('event_is_over');
    const [gone] = await tx
      .deleteFrom('events.guest')
      .where('tenant_id', '=', actor.tenantId)
      .where('event_id', '=', eventId)
      .where('member_id', '=', memberId)
      .returning(['coming_at', 'invited_at'])
      .execute();
    if (!gone) throw notFound();
    if (gone.coming_at !== null) await moveSeats(tx, actor, { event, by: -1 });
    const change = { what: 'event.uninvited', before: { memberId, invitedAt: gone.invited_at }, after: null };
    await recordChange(tx, actor, { subject: 'event', subjectId: eventId, ...change, now: parts.clock.now(), id: parts.newId() });
    return {};
  });
}
