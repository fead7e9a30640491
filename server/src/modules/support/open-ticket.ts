import { searchable } from '@vitrine/domain/kernel';
import { dueAfter, type TicketRoom } from '@vitrine/domain/support';
import { violatedKey, type Tx } from '../../platform/database/index.ts';
import { ticketsOf, type Calendar, type SupportParts, type Tenant, type TicketRowStored } from './ticket-rows.ts';

type Writer =
  | { memberId: string }
  | { memberId: null; name: string; email: string; locale: string; tokenHash: (ticketId: string) => Buffer };
type Ask = { bornKey: string; room: TicketRoom; subject: string; writer: Writer; writerName: string };

/** The ticket that was made of this draft before, if any. */
export const findBorn = (db: Parameters<typeof ticketsOf>[0], tenant: Tenant, { bornKey }: { bornKey: string }) =>
  ticketsOf(db, tenant).where('t.born_key', '=', bornKey).executeTakeFirst();

/** Of one draft that is sent twice at once the index lets one through; the other finds what the first made. */
export async function onceBorn(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (fault) {
    if (violatedKey(fault) !== 'ticket_born') throw fault;
  }
}

/** Opens a ticket under the client's next number. What a visitor wrote is not shown to staff, nor promised, before they confirmed their address. */
export async function openTicket(
  { newId }: Pick<SupportParts, 'newId'>,
  tx: Tx,
  { tenantId }: Tenant,
  { calendar, ...ask }: Ask & { calendar: Calendar },
): Promise<TicketRowStored> {
  const id = newId();
  const number = await nextNumber(tx, { tenantId }); // the client's counter is the last lock
  const visitor = ask.writer.memberId === null ? ask.writer : undefined;
  return tx
    .insertInto('support.ticket')
    .values({
      tenant_id: tenantId,
      id,
      number,
      version: 1,
      born_key: ask.bornKey,
      room: ask.room,
      state: 'new',
      subject: ask.subject,
      search_text: searchable(`${number} ${ask.subject} ${ask.writerName}`),
      member_id: ask.writer.memberId,
      ...(visitor
        ? { visitor_name: visitor.name, visitor_email: visitor.email, visitor_locale: visitor.locale, token_hash: visitor.tokenHash(id) }
        : {}),
      confirmed_at: visitor ? null : calendar.now,
      counted_from: calendar.today,
      due_on: visitor ? null : dueAfter(calendar.today, calendar),
      created_at: calendar.now,
      updated_at: calendar.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function nextNumber(tx: Tx, { tenantId }: Tenant): Promise<number> {
  const { last } = await tx
    .insertInto('support.counter')
    .values({ tenant_id: tenantId, last: 1 })
    .onConflict((taken) => taken.column('tenant_id').doUpdateSet((row) => ({ last: row('support.counter.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** A visitor confirmed their address: staff sees it, and from this day on an answer is promised. */
export async function confirmTicket(
  tx: Tx,
  { tenantId }: Tenant,
  { ticketId, calendar }: { ticketId: string; calendar: Calendar },
): Promise<void> {
  const { now, today } = calendar;
  await tx
    .updateTable('support.ticket')
    .set({ confirmed_at: now, counted_from: today, due_on: dueAfter(today, calendar), updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', ticketId)
    .execute();
}
