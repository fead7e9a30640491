import type { TicketToAnswer } from '@vitrine/contract/support';
import { permissionsOf, roles } from '@vitrine/domain/identity';
import { afterAnswer, type AnswerEnd, type TicketStatus } from '@vitrine/domain/support';
import { sql } from 'kysely';
import { recordChange } from '../../platform/audit/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, refuseFields, refuseOld, type Actor } from '../../platform/http/index.ts';
import { isGranted } from '../identity/index.ts';
import { tell } from '../notices/index.ts';
import { getTicketToAnswer } from './inbox.ts';
import { visitorEmailJob } from './emails.ts';
import { calendarOf, lockTicket, moveTicket, statusOf, stateOf, type SupportParts, type TicketRowStored } from './ticket-rows.ts';
import { writeMessage } from './write-message.ts';

type One = { ticketId: string };
type Seen = One & { version: number };

/** Takes a ticket that nobody has (two at once: the row is locked, one gets it). One's own again changes nothing. Refuses `not_found`, `ticket_taken`, `ticket_over`. */
export async function claimTicket(parts: SupportParts, actor: Actor, { ticketId }: One): Promise<TicketToAnswer> {
  await parts.db.transaction(async (tx) => {
    const row = await lockOpen(tx, actor, { ticketId });
    if (row.assigned_to === actor.memberId) return;
    if (row.assigned_to !== null) throw new Refusal('ticket_taken');
    await assign(parts, tx, actor, { row, memberId: actor.memberId, what: 'claimed' });
  });
  return getTicketToAnswer(parts, actor, { ticketId });
}

/** Hands a ticket to a colleague, or back to everybody. Refuses `not_found`, `ticket_over`, `changed_meanwhile`, and `not_staff` at `memberId`. */
export async function assignTicket(
  parts: SupportParts,
  actor: Actor,
  { ticketId, version, memberId }: Seen & { memberId: string | null },
): Promise<TicketToAnswer> {
  await parts.db.transaction(async (tx) => {
    const row = await lockOpen(tx, actor, { ticketId });
    refuseOld(row, { version });
    const isStaff = memberId === null || (await listTicketStaff(tx, actor)).items.some((one) => one.memberId === memberId);
    refuseFields({ memberId: isStaff ? undefined : 'not_staff' }, { prefix: '' });
    await assign(parts, tx, actor, { row, memberId, what: 'assigned' });
  });
  return getTicketToAnswer(parts, actor, { ticketId });
}

/** Whom a ticket may be handed to: members whose roles let them answer. */
export async function listTicketStaff(
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
): Promise<{ items: { memberId: string; name: string }[] }> {
  const able = roles.filter((role) => permissionsOf([role]).includes('support.answer'));
  const rows = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.id', 'p.full_name'])
    .where('m.tenant_id', '=', tenantId)
    .where(sql<boolean>`(m.roles && ${able}::text[] or ${isGranted('support.answer')})`)
    .where('p.status', '=', 'approved')
    .orderBy('p.sort_name')
    .limit(200)
    .execute();
  return { items: rows.map(({ id, full_name }) => ({ memberId: id, name: full_name })) };
}

/**
 * Answers a ticket that is one's own or nobody's, which becomes one's own: it waits for who wrote, or is solved. A member is told in the portal and by an e-mail as they wish, a
 * visitor by an e-mail. Refuses `not_found`, `ticket_over`, `ticket_taken`, `changed_meanwhile`.
 */
export async function answerTicket(
  parts: SupportParts,
  actor: Actor,
  { ticketId, version, message, ends }: Seen & { message: string; ends: AnswerEnd },
): Promise<TicketToAnswer> {
  await parts.db.transaction(async (tx) => {
    const row = await lockOwn(tx, actor, { ticketId, version });
    const calendar = await calendarOf(parts, tx, actor);
    const status = afterAnswer({ ...statusOf(row), ends, now: calendar.now }, calendar);
    if (!status) throw new Refusal('ticket_over');
    const messageId = await say(parts, tx, actor, { ticketId, kind: 'ours', text: message });
    await moveTicket(tx, actor, { row, status, now: calendar.now, assignedTo: actor.memberId });
    await record(parts, tx, actor, { row, what: 'answered', after: { number: row.number, state: status.state } });
    if (row.member_id === null)
      await parts.jobs.send({ tx, name: visitorEmailJob, payload: { tenantId: actor.tenantId, ticketId, kind: 'answered' } });
    else
      await tell(
        parts,
        tx,
        { tenantId: actor.tenantId, memberId: row.member_id },
        { kind: 'ticket_answered', facts: { ticketId, title: row.subject, number: row.number }, cause: `ticket message ${messageId}` },
      );
  });
  return getTicketToAnswer(parts, actor, { ticketId });
}

/** Leaves a note that staff alone reads; whoever has the ticket. Refuses `not_found`. */
export async function noteOnTicket(
  parts: SupportParts,
  actor: Actor,
  { ticketId, message }: One & { message: string },
): Promise<TicketToAnswer> {
  await parts.db.transaction(async (tx) => {
    const row = await lockSeen(tx, actor, { ticketId });
    await say(parts, tx, actor, { ticketId, kind: 'note', text: message });
    await record(parts, tx, actor, { row, what: 'noted', after: { number: row.number } });
  });
  return getTicketToAnswer(parts, actor, { ticketId });
}

/** Ends a ticket without an answer, for good. Refuses `not_found`, `ticket_over`, `ticket_taken`, `changed_meanwhile`. */
export async function closeTicket(parts: SupportParts, actor: Actor, { ticketId, version }: Seen): Promise<TicketToAnswer> {
  await parts.db.transaction(async (tx) => {
    const row = await lockOwn(tx, actor, { ticketId, version });
    const now = parts.clock.now();
    const status: TicketStatus = { state: 'closed', dueOn: null, left: null, endedAt: now };
    await moveTicket(tx, actor, { row, status, now, assignedTo: actor.memberId });
    await record(parts, tx, actor, { row, what: 'closed', after: { number: row.number, state: 'closed' } });
  });
  return getTicketToAnswer(parts, actor, { ticketId });
}

async function lockSeen(tx: Tx, actor: Actor, { ticketId }: One): Promise<TicketRowStored> {
  const row = await lockTicket(tx, actor, { ticketId });
  if (row.confirmed_at === null) throw notFound();
  return row;
}

async function lockOpen(tx: Tx, actor: Actor, { ticketId }: One): Promise<TicketRowStored> {
  const row = await lockSeen(tx, actor, { ticketId });
  if (row.ended_at !== null) throw new Refusal('ticket_over');
  return row;
}

/** One's own, or nobody's. That somebody else took it meanwhile is said before that it changed. */
async function lockOwn(tx: Tx, actor: Actor, { ticketId, version }: Seen): Promise<TicketRowStored> {
  const row = await lockOpen(tx, actor, { ticketId });
  if (row.assigned_to !== null && row.assigned_to !== actor.memberId) throw new Refusal('ticket_taken');
  refuseOld(row, { version });
  return row;
}

async function assign(
  parts: SupportParts,
  tx: Tx,
  actor: Actor,
  { row, memberId, what }: { row: TicketRowStored; memberId: string | null; what: 'claimed' | 'assigned' },
): Promise<void> {
  const was = stateOf(row);
  const state = was === 'with_you' ? was : memberId === null ? 'new' : 'with_us';
  await moveTicket(tx, actor, { row, status: { ...statusOf(row), state }, now: parts.clock.now(), assignedTo: memberId });
  await record(parts, tx, actor, { row, what, after: { number: row.number, memberId } });
}

async function say(
  parts: SupportParts,
  tx: Tx,
  actor: Actor,
  { ticketId, kind, text }: { ticketId: string; kind: 'ours' | 'note'; text: string },
): Promise<string> {
  const bornKey = parts.newId();
  const id = await writeMessage(parts, tx, actor, { ticketId, bornKey, kind, memberId: actor.memberId, text });
  return id ?? bornKey;
}

/** What was said stands under the ticket; the audit log keeps who did what. */
const record = (
  { clock, newId }: SupportParts,
  tx: Tx,
  actor: Actor,
  { row, what, after }: { row: TicketRowStored; what: string; after: unknown },
): Promise<void> =>
  recordChange(tx, actor, {
    subject: 'ticket',
    subjectId: row.id,
    what: `ticket.${what}`,
    before: { number: row.number, state: row.state, memberId: row.assigned_to },
    after,
    now: clock.now(),
    id: newId(),
  });
