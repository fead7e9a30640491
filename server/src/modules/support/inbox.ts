import type { InboxShow, TicketRow, TicketToAnswer } from '@vitrine/contract/support';
import { searchable } from '@vitrine/domain/kernel';
import { reopenDays, type TicketRoom, type TicketState } from '@vitrine/domain/support';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { foundBy, type Reader } from '../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { calendarOf, headOf, ticketsOf, type Calendar } from './ticket-rows.ts';
import { mergedInto, messagesOf, promiseOf } from './view-ticket.ts';
import { localeOfWriter } from './writer-locale.ts';

type Parts = Pick<Platform, 'db' | 'clock'>;
type Ask = {
  show: InboxShow;
  room?: TicketRoom | undefined;
  state?: TicketState | undefined;
  search?: string | undefined;
  after?: string | undefined;
  limit: number;
};
type Counts = { mine: number; free: number; overdue: number; open: number };
const Place = z.tuple([z.int(), z.iso.date(), z.uuid()]);

/** What is over stands behind what is open, what waits for who wrote behind what is due. */
const rank = sql<number>`(case when t.ended_at is null then 0 else 1 end)`;
const due = sql<string>`coalesce(t.due_on, date '9999-12-31')`;
const isOpen = sql<boolean>`t.ended_at is null`;

/** The inbox: the earliest due day first, so what is overdue stands on top; a page by keyset. */
export async function listTickets(
  parts: Parts,
  actor: Actor,
  ask: Ask,
): Promise<{ items: TicketRow[]; next: string | null; counts: Counts }> {
  const db = parts.db.write(); // what a colleague just took is in it
  const calendar = await calendarOf(parts, db, actor);
  const place = readCursor(ask.after, Place);
  const words = searchable(ask.search ?? '');
  const found = await withNames(db, actor)
    .where(shownBy(ask.show, actor, calendar))
    .$if(ask.room !== undefined, (query) => query.where('t.room', '=', ask.room ?? ''))
    .$if(ask.state !== undefined, (query) => query.where(stateIs(ask.state ?? 'new', calendar)))
    .$if(words !== '', (query) => query.where(foundBy(sql.ref('t.search_text'), words)))
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(${rank}, ${due}, t.id) > (${place?.[0]}::int, ${place?.[1]}::date, ${place?.[2]}::uuid)`),
    )
    .select([rank.as('rank'), due.as('due')])
    .orderBy(rank)
    .orderBy(due)
    .orderBy('t.id')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (last) => cursorOf(last.rank, last.due, last.id));
  const items = rows.map((row) => ({
    ...headOf(row, calendar.now),
    from: row.writer ?? row.visitor_name ?? '',
    assignee: row.assignee,
    isMine: row.assigned_to === actor.memberId,
    dueOn: row.due_on,
    isOverdue: row.due_on !== null && row.due_on < calendar.today,
    rating: row.rating,
  }));
  return { items, next, counts: await countsOf(db, actor, calendar) };
}

/** Tickets that staff sees, with the names of who wrote and who has it. */
const withNames = (db: Reader, actor: Actor) =>
  ticketsOf(db, actor)
    .leftJoin('identity.member as w', (join) => join.onRef('w.tenant_id', '=', 't.tenant_id').onRef('w.id', '=', 't.member_id'))
    .leftJoin('identity.person as wp', 'wp.id', 'w.person_id')
    .leftJoin('identity.member as a', (join) => join.onRef('a.tenant_id', '=', 't.tenant_id').onRef('a.id', '=', 't.assigned_to'))
    .leftJoin('identity.person as ap', 'ap.id', 'a.person_id')
    .select(['wp.full_name as writer', 'wp.email as writer_email', 'ap.full_name as assignee'])
    .where('t.confirmed_at', 'is not', null);

function shownBy(show: InboxShow, { memberId }: Actor, { today }: Calendar): RawBuilder<boolean> {
  if (show === 'all') return sql`true`;
  if (show === 'open') return isOpen;
  if (show === 'free') return sql`(${isOpen} and t.assigned_to is null)`;
  if (show === 'mine') return sql`(${isOpen} and t.assigned_to = ${memberId}::uuid)`;
  return sql`(${isOpen} and t.due_on < ${today}::date)`;
}

/** As domain's `stateAt`. */
function stateIs(state: TicketState, { now }: Calendar): RawBuilder<boolean> {
  const isLate = sql`t.ended_at < ${now}::timestamptz - make_interval(days => ${reopenDays})`;
  if (state === 'solved') return sql`(t.state = 'solved' and not ${isLate})`;
  if (state === 'closed') return sql`(t.state = 'closed' or (t.state = 'solved' and ${isLate}))`;
  return sql`t.state = ${state}`;
}

const countsOf = (db: Reader, actor: Actor, calendar: Calendar): Promise<Counts> => {
  const counted = (show: InboxShow) => sql<number>`(count(*) filter (where ${shownBy(show, actor, calendar)}))::int`;
  return db
    .selectFrom('support.ticket as t')
    .select([counted('mine').as('mine'), counted('free').as('free'), counted('overdue').as('overdue'), counted('open').as('open')])
    .where('t.tenant_id', '=', actor.tenantId)
    .where('t.confirmed_at', 'is not', null)
    .where('t.ended_at', 'is', null)
    .executeTakeFirstOrThrow();
};

/** A ticket with its notes. Refuses `not_found`, also for one whose visitor has not confirmed yet. */
export async function getTicketToAnswer(
  parts: Parts & Pick<Platform, 'storage'>,
  actor: Actor,
  { ticketId }: { ticketId: string },
): Promise<TicketToAnswer> {
  const db = parts.db.write();
  const row = await withNames(db, actor).where('t.id', '=', ticketId).executeTakeFirst();
  if (!row) throw notFound();
  const calendar = await calendarOf(parts, db, actor);
  const head = headOf(row, calendar.now);
  const isOver = head.state === 'solved' || head.state === 'closed';
  const isTheirs = row.assigned_to !== null && row.assigned_to !== actor.memberId;
  return {
    ...head,
    version: row.version,
    from: {
      name: row.writer ?? row.visitor_name ?? '',
      email: row.writer_email ?? row.visitor_email,
      memberId: row.member_id,
      before: row.member_id === null ? 0 : await ticketsBefore(db, actor, { memberId: row.member_id, ticketId }),
      locale: row.visitor_locale ?? (await localeOfWriter(db, actor, row.member_id)),
    },
    assignee:
      row.assigned_to === null ? null : { memberId: row.assigned_to, name: row.assignee ?? '', isMine: row.assigned_to === actor.memberId },
    promise: promiseOf(row, calendar),
    left: row.days_left,
    messages: await messagesOf(parts, db, actor, { ticketId, withNotes: true, visitorName: row.visitor_name, reader: actor }),
    rating: row.rating,
    mergedInto: await mergedInto(db, actor, row),
    others: row.member_id === null || isOver ? [] : await othersOf(db, actor, { memberId: row.member_id, ticketId }),
    can: { claim: !isOver && row.assigned_to === null, answer: !isOver && !isTheirs, close: !isOver && !isTheirs },
  };
}

const othersOf = (db: Reader, { tenantId }: Actor, { memberId, ticketId }: { memberId: string; ticketId: string }) =>
  db
    .selectFrom('support.ticket')
    .select(['id', 'number', 'subject'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('id', '<>', ticketId)
    .orderBy('number', 'desc')
    .limit(20)
    .execute();

async function ticketsBefore(
  db: Reader,
  { tenantId }: Actor,
  { memberId, ticketId }: { memberId: string; ticketId: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('support.ticket')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('id', '<', ticketId)
    .executeTakeFirstOrThrow();
  return count;
}
