import type { MyTicketRow, Ticket, TicketForm } from '@vitrine/contract/support';
import { afterReply, dueAfter, judgeRating, stateAt } from '@vitrine/domain/support';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import { countTry } from '../../platform/limits/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { siteOfHost } from '../tenancy/index.ts';
import { findBorn, onceBorn, openTicket } from './open-ticket.ts';
import {
  calendarOf,
  headOf,
  lockTicket,
  moveTicket,
  statusOf,
  stateOf,
  ticketsOf,
  type SupportParts,
  type TicketRowStored,
} from './ticket-rows.ts';
import { mergedInto, messagesOf, promiseOf } from './view-ticket.ts';
import { attachFiles, writeMessage } from './write-message.ts';

type One = { ticketId: string };
/** As many as somebody in trouble writes on one day, and no machine more. */
const limitOf = ({ memberId }: Actor) => ({ what: 'ticket', who: memberId, tries: 20, windowMinutes: 60 });

/** Writes to the support (EXP-02, CMP-10). The same draft again is the same ticket. Refuses `support_closed`, `too_many_requests`, and at `fileIds` what attaching refuses. */
export async function sendTicket(parts: SupportParts, actor: Actor, { host, ...form }: TicketForm & { host: string }): Promise<Ticket> {
  const before = await findBorn(parts.db.write(), actor, form);
  if (before && before.member_id !== actor.memberId) throw notFound();
  if (before) return getMyTicket(parts, actor, { ticketId: before.id });
  if (!(await isSupportOpen(parts.db.read(), { host }))) throw new Refusal('support_closed');
  await countTry(parts, { count: limitOf(actor) });
  await onceBorn(() =>
    parts.db.transaction(async (tx) => {
      const calendar = await calendarOf(parts, tx, actor);
      const ticket = await openTicket(parts, tx, actor, { ...form, writer: actor, writerName: actor.fullName, calendar });
      const messageId = await writeMessage(parts, tx, actor, {
        ticketId: ticket.id,
        bornKey: form.bornKey,
        kind: 'theirs',
        memberId: actor.memberId,
        text: form.message,
      });
      if (messageId) await attachFiles(parts, tx, actor, { ticketId: ticket.id, messageId, fileIds: form.fileIds });
    }),
  );
  const born = await findBorn(parts.db.write(), actor, form);
  return getMyTicket(parts, actor, { ticketId: born?.id ?? '' });
}

/** Whether the site of this host takes what people write to its support. */
export const isSupportOpen = async (db: Reader, { host }: { host: string }): Promise<boolean> =>
  (await siteOfHost(db, { host })).configuration.support_use;

/** The member's tickets, the last change first. */
export async function listMyTickets(
  parts: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { host }: { host: string },
): Promise<{ items: MyTicketRow[]; dueIfSentNow: string; isOpen: boolean }> {
  const db = parts.db.write(); // what was just sent is in it
  const calendar = await calendarOf(parts, db, actor);
  const rows = await ticketsOf(db, actor)
    .where('t.member_id', '=', actor.memberId)
    .orderBy('t.updated_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(100)
    .execute();
  return {
    items: rows.map((row) => ({ ...headOf(row, calendar.now), promise: promiseOf(row, calendar) })),
    dueIfSentNow: dueAfter(calendar.today, calendar),
    isOpen: await isSupportOpen(parts.db.read(), { host }),
  };
}

/** Refuses `not_found` for a ticket of somebody else. */
export async function getMyTicket(parts: Pick<Platform, 'db' | 'clock' | 'storage'>, actor: Actor, { ticketId }: One): Promise<Ticket> {
  const db = parts.db.write();
  const row = await ticketsOf(db, actor).where('t.id', '=', ticketId).where('t.member_id', '=', actor.memberId).executeTakeFirst();
  if (!row) throw notFound();
  const calendar = await calendarOf(parts, db, actor);
  const messages = await messagesOf(parts, db, actor, { ticketId, withNotes: false, visitorName: null, reader: actor });
  return { ...ticketOf(row, calendar.now), promise: promiseOf(row, calendar), messages, mergedInto: await mergedInto(db, actor, row) };
}

/** A ticket as who wrote it sees it, without its conversation. */
export function ticketOf(row: TicketRowStored, now: string) {
  const head = headOf(row, now);
  return {
    ...head,
    rating: row.rating,
    can: {
      reply: head.state !== 'closed',
      rate: row.merged_into === null && judgeRating({ state: head.state, rating: row.rating }) === undefined,
    },
  };
}

/** Writes on. What waited for the member goes on with the rest of its promise, what was solved is promised anew. Refuses `not_found`, `ticket_over`, and what attaching refuses. */
export async function replyToTicket(
  parts: SupportParts,
  actor: Actor,
  { ticketId, bornKey, message, fileIds }: One & { bornKey: string; message: string; fileIds: readonly string[] },
): Promise<Ticket> {
  await countTry(parts, { count: limitOf(actor) });
  await parts.db.transaction(async (tx) => {
    const row = await lockTicket(tx, actor, { ticketId });
    if (row.member_id !== actor.memberId) throw notFound();
    const messageId = await writeMessage(parts, tx, actor, { ticketId, bornKey, kind: 'theirs', memberId: actor.memberId, text: message });
    if (messageId === undefined) return;
    const calendar = await calendarOf(parts, tx, actor);
    const status = afterReply({ ...statusOf(row), now: calendar.now, isAssigned: row.assigned_to !== null }, calendar);
    if (!status) throw new Refusal('ticket_over');
    await attachFiles(parts, tx, actor, { ticketId, messageId, fileIds });
    const isAnew = row.due_on === null;
    await moveTicket(tx, actor, { row, status, now: calendar.now, ...(isAnew ? { countedFrom: calendar.today } : {}) });
  });
  return getMyTicket(parts, actor, { ticketId });
}

/** Says once how a ticket was handled. Refuses `not_found`, `ticket_not_over`, `already_rated`; the same number again is no second one. */
export async function rateTicket(parts: SupportParts, actor: Actor, { ticketId, rating }: One & { rating: number }): Promise<Ticket> {
  await parts.db.transaction(async (tx) => {
    const row = await lockTicket(tx, actor, { ticketId });
    if (row.member_id !== actor.memberId) throw notFound();
    if (row.rating === rating) return;
    const state = stateAt({ state: stateOf(row), endedAt: row.ended_at }, parts.clock.now());
    const refusal = row.merged_into === null ? judgeRating({ state, rating: row.rating }) : 'ticket_not_over'; // the one that goes on is rated
    if (refusal) throw new Refusal(refusal);
    await tx.updateTable('support.ticket').set({ rating }).where('tenant_id', '=', actor.tenantId).where('id', '=', ticketId).execute();
  });
  return getMyTicket(parts, actor, { ticketId });
}
