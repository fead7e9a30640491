import type { TicketToAnswer } from '@vitrine/contract/support';
import { afterMerge, judgeMerge } from '@vitrine/domain/support';
import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, refuseOld, type Actor } from '../../platform/http/index.ts';
import { getTicketToAnswer } from './inbox.ts';
import { lockTicket, moveTicket, statusOf, stateOf, type SupportParts, type TicketRowStored } from './ticket-rows.ts';

type Ask = { ticketId: string; version: number; intoId: string };

/**
 * Puts a ticket into another of the same member: its messages and notes stand there from then on, the earlier of both days is kept, and this one is closed and leads on. Refuses
 * `not_found`, `other_writer`, `ticket_over`, `ticket_taken`, `changed_meanwhile`.
 */
export async function mergeTicket(parts: SupportParts, actor: Actor, { ticketId, version, intoId }: Ask): Promise<TicketToAnswer> {
  await parts.db.transaction(async (tx) => {
    const rows = new Map<string, TicketRowStored>();
    for (const id of [ticketId, intoId].toSorted()) rows.set(id, await lockTicket(tx, actor, { ticketId: id })); // two who merge crosswise wait, and do not block each other
    const [from, into] = [rows.get(ticketId), rows.get(intoId)];
    if (!from || !into || from.confirmed_at === null || into.confirmed_at === null) throw notFound();
    const refusal = judgeMerge(factsOf(from), factsOf(into));
    if (refusal) throw new Refusal(refusal);
    if ([from, into].some((row) => row.assigned_to !== null && row.assigned_to !== actor.memberId)) throw new Refusal('ticket_taken');
    refuseOld(from, { version });
    const now = parts.clock.now();
    await moveMessages(tx, actor, { from, into });
    const countedFrom = isEarlier(from, into) ? from.counted_from : into.counted_from;
    await moveTicket(tx, actor, { row: into, status: afterMerge(statusOf(from), statusOf(into)), now, countedFrom });
    await moveTicket(tx, actor, { row: from, status: { state: 'closed', dueOn: null, left: null, endedAt: now }, now });
    await tx
      .updateTable('support.ticket')
      .set({ merged_into: into.id })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', from.id)
      .execute();
    await recordChange(tx, actor, {
      subject: 'ticket',
      subjectId: from.id,
      what: 'ticket.merged',
      before: { number: from.number, state: from.state },
      after: { number: into.number },
      now,
      id: parts.newId(),
    });
  });
  return getTicketToAnswer(parts, actor, { ticketId: intoId });
}

/** By the promised day; two that are promised for the same day, as those of one weekend are, by the day on which they came. */
const isEarlier = (one: TicketRowStored, other: TicketRowStored): boolean => {
  if (one.due_on === null) return false;
  if (other.due_on === null || one.due_on !== other.due_on) return other.due_on === null || one.due_on < other.due_on;
  return one.counted_from < other.counted_from;
};

const factsOf = (row: TicketRowStored) => ({ id: row.id, memberId: row.member_id, state: stateOf(row) });

const moveMessages = (tx: Tx, { tenantId }: Actor, { from, into }: { from: TicketRowStored; into: TicketRowStored }) =>
  tx
    .updateTable('support.message')
    .set({ ticket_id: into.id })
    .where('tenant_id', '=', tenantId)
    .where('ticket_id', '=', from.id)
    .execute();
