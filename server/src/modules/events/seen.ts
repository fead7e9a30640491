import { judgeEntry } from '@vitrine/domain/events';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { levelOf } from '../levels/index.ts';
import { eventsOf, getEventRow, type Event } from './event-rows.ts';

/** Events that the member may see (`e`), and how they stand to them as guests (`g`). */
export const eventsSeen = (db: Reader, actor: Pick<Actor, 'tenantId' | 'memberId'>) =>
  eventsOf(db, actor)
    .leftJoin('events.guest as g', (join) =>
      join.onRef('g.tenant_id', '=', 'e.tenant_id').onRef('g.event_id', '=', 'e.id').on('g.member_id', '=', actor.memberId),
    )
    .where('e.state', '!=', 'draft')
    .where((row) => row.or([row('e.is_by_invitation', '=', false), row('g.invited_at', 'is not', null)]));

export type Guest = { invitedAt: string | null; invitedBy: string | null; comingAt: string | null; declinedAt: string | null };
type Seen = { event: Event; guest: Guest | undefined; entry: { levelsMissing: number }; level: string };

/** An event that the member may see, and how they stand to it. Refuses `not_found` for drafts, and for one by invitation to whoever has none (D55). */
export async function getSeen(
  db: Reader,
  actor: Pick<Actor, 'tenantId' | 'memberId' | 'locale'>,
  { eventId }: { eventId: string },
): Promise<Seen> {
  const event = await getEventRow(db, actor, { eventId });
  const guest = await guestOf(db, actor, { eventId });
  const { rank, names } = await levelOf(db, actor);
  const entry = judgeEntry({ ...event, rank, isInvited: guest !== undefined && guest.invitedAt !== null });
  if (event.state === 'draft' || !entry.isSeen) throw notFound();
  return { event, guest, entry, level: names.get(event.rankNeeded) ?? '' };
}

async function guestOf(
  db: Reader,
  { tenantId, memberId }: Pick<Actor, 'tenantId' | 'memberId'>,
  { eventId }: { eventId: string },
): Promise<Guest | undefined> {
  const row = await db
    .selectFrom('events.guest')
    .select(['invited_at', 'invited_by', 'coming_at', 'declined_at'])
    .where('tenant_id', '=', tenantId)
    .where('event_id', '=', eventId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row && { invitedAt: row.invited_at, invitedBy: row.invited_by, comingAt: row.coming_at, declinedAt: row.declined_at };
}
