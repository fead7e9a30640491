/** What anybody writes, without an account. */
import type { ContactForm, VisitorTicket } from '@vitrine/contract/support';
import { afterReply } from '@vitrine/domain/support';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, Refusal } from '../../platform/http/index.ts';
import { countTry } from '../../platform/limits/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { demandChallenge, type ChallengeAsk } from '../identity/index.ts';
import { findRegistrationSettings } from '../tenancy/index.ts';
import { contactToken, hashOf } from './contact-token.ts';
import { visitorEmailJob } from './emails.ts';
import { ticketOf } from './my-tickets.ts';
import { confirmTicket, findBorn, onceBorn, openTicket } from './open-ticket.ts';
import { calendarOf, lockTicket, moveTicket, statusOf, ticketsOf, type SupportParts, type TicketRowStored } from './ticket-rows.ts';
import { messagesOf, promiseOf } from './view-ticket.ts';
import { writeMessage } from './write-message.ts';

type Parts = SupportParts & Pick<Platform, 'settings'>;
type Link = { host: string; token: string };

/** The client that a host's public pages speak for; null where its site has none yet. */
export async function clientOfHost(db: Reader, { host }: { host: string }): Promise<{ tenantId: string; siteId: string } | null> {
  const settings = await findRegistrationSettings(db, { host, variant: 'register' });
  if (!settings) throw notFound();
  return settings.tenantId === null ? null : { tenantId: settings.tenantId, siteId: settings.siteId };
}

/**
 * Takes what anybody writes, and sends the e-mail by which they confirm their address: before that nobody of staff sees it, so nobody writes in another's name. Answers
 * nothing, and the same draft again is one ticket. Refuses what a challenge refuses, `support_closed`, `too_many_requests`.
 */
export async function sendContact(
  parts: Parts,
  { host, address, challenge, ...form }: ContactForm & ChallengeAsk,
): Promise<Record<string, never>> {
  const { configuration } = await demandChallenge(parts, { host, address, challenge });
  const client = await clientOfHost(parts.db.read(), { host });
  if (!configuration.support_use || !client) throw new Refusal('support_closed');
  if (await findBorn(parts.db.write(), client, form)) return {};
  await countTry(parts, { count: { what: 'contact-address', who: address, tries: 10, windowMinutes: 60 } });
  const email = form.email.toLowerCase();
  await countTry(parts, { count: { what: 'contact-email', who: `${client.siteId}\n${email}`, tries: 3, windowMinutes: 60 } });
  await onceBorn(() =>
    parts.db.transaction(async (tx) => {
      const calendar = await calendarOf(parts, tx, client);
      const ticket = await openTicket(parts, tx, client, {
        ...form,
        room: 'public',
        writerName: `${form.name} ${email}`,
        writer: {
          memberId: null,
          name: form.name,
          email,
          locale: form.locale,
          tokenHash: (ticketId) => hashOf(contactToken(parts, { ticketId })),
        },
        calendar,
      });
      await writeMessage(parts, tx, client, {
        ticketId: ticket.id,
        bornKey: form.bornKey,
        kind: 'theirs',
        memberId: null,
        text: form.message,
      });
      await parts.jobs.send({ tx, name: visitorEmailJob, payload: { tenantId: client.tenantId, ticketId: ticket.id, kind: 'confirm' } });
    }),
  );
  return {};
}

/** Shows a visitor their ticket. The first time it confirms their address: from that day on an answer is promised. Refuses `not_found`. */
export async function openContact(parts: Parts, { host, token }: Link): Promise<VisitorTicket> {
  const { client, row } = await findContact(parts, { host, token });
  if (row.confirmed_at === null)
    await parts.db.transaction(async (tx) => {
      const locked = await lockTicket(tx, client, { ticketId: row.id });
      if (locked.confirmed_at !== null) return;
      const calendar = await calendarOf(parts, tx, client);
      await confirmTicket(tx, client, { ticketId: row.id, calendar });
    });
  return getContact(parts, { host, token });
}

/** As a member's reply. Refuses `not_found`, `ticket_over`, `too_many_requests`. */
export async function replyToContact(
  parts: Parts,
  { host, token, bornKey, message }: Link & { bornKey: string; message: string },
): Promise<VisitorTicket> {
  const { client, row: found } = await findContact(parts, { host, token });
  if (found.confirmed_at === null) throw notFound();
  await countTry(parts, { count: { what: 'contact-reply', who: found.id, tries: 10, windowMinutes: 60 } });
  await parts.db.transaction(async (tx) => {
    const row = await lockTicket(tx, client, { ticketId: found.id });
    const isNew = await writeMessage(parts, tx, client, { ticketId: row.id, bornKey, kind: 'theirs', memberId: null, text: message });
    if (isNew === undefined) return;
    const calendar = await calendarOf(parts, tx, client);
    const status = afterReply({ ...statusOf(row), now: calendar.now, isAssigned: row.assigned_to !== null }, calendar);
    if (!status) throw new Refusal('ticket_over');
    await moveTicket(tx, client, { row, status, now: calendar.now, ...(row.due_on === null ? { countedFrom: calendar.today } : {}) });
  });
  return getContact(parts, { host, token });
}

async function getContact(parts: Parts, link: Link): Promise<VisitorTicket> {
  const { client, row } = await findContact(parts, link);
  const db = parts.db.write();
  const calendar = await calendarOf(parts, db, client);
  const messages = await messagesOf(parts, db, client, { ticketId: row.id, withNotes: false, visitorName: row.visitor_name, reader: null });
  const { id: _, can, ...ticket } = ticketOf(row, calendar.now);
  return { ...ticket, can: { ...can, rate: false }, promise: promiseOf(row, calendar), messages, mergedInto: null };
}

async function findContact({ db }: Parts, { host, token }: Link): Promise<{ client: { tenantId: string }; row: TicketRowStored }> {
  const client = await clientOfHost(db.read(), { host });
  const row = client && (await ticketsOf(db.write(), client).where('t.token_hash', '=', hashOf(token)).executeTakeFirst());
  if (!row) throw notFound();
  return { client, row };
}
