import { dayIn, locales, matchLocale, textIn, type LocalDate } from '@vitrine/domain/kernel';
import {
  countryOfZone,
  messageKinds,
  stateAt,
  ticketRooms,
  ticketStates,
  type MessageKind,
  type TicketRoom,
  type TicketStatus,
  type TicketState,
} from '@vitrine/domain/support';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText, zoneOfClient } from '../tenancy/index.ts';
import { restDaysOf } from './rest-days.ts';

export type Tenant = Pick<Actor, 'tenantId'>;
export type SupportParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'publish' | 'secret' | 'jobs'>;
/** Today where the client counts its days, and whose holidays it keeps. */
export type Calendar = { now: string; today: string; country: string | undefined; restDays: ReadonlySet<LocalDate> };

/** By the client's zone. */
export async function calendarOf({ clock }: Pick<Platform, 'clock'>, db: Reader, tenant: Tenant): Promise<Calendar> {
  const zone = await zoneOfClient(db, tenant);
  const now = clock.now();
  return { now, today: dayIn(zone, now), country: countryOfZone(zone), restDays: await restDaysOf(db, tenant) };
}

/** Tickets of a client. */
export const ticketsOf = (db: Reader, { tenantId }: Tenant) =>
  db.selectFrom('support.ticket as t').selectAll('t').where('t.tenant_id', '=', tenantId);
export type TicketRowStored = Awaited<ReturnType<ReturnType<typeof ticketsOf>['execute']>>[number];

/** Held until the transaction ends, so that of two who write to it the second sees what the first did. Refuses `not_found`. */
export async function lockTicket(tx: Tx, tenant: Tenant, { ticketId }: { ticketId: string }): Promise<TicketRowStored> {
  const row = await ticketsOf(tx, tenant).where('t.id', '=', ticketId).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Writes where a ticket stands now. */
export async function moveTicket(
  tx: Tx,
  { tenantId }: Tenant,
  {
    row,
    status,
    now,
    ...more
  }: { row: TicketRowStored; status: TicketStatus; now: string; assignedTo?: string | null; countedFrom?: string },
): Promise<void> {
  await tx
    .updateTable('support.ticket')
    .set({
      state: status.state,
      due_on: status.dueOn,
      days_left: status.left,
      ended_at: status.endedAt,
      version: row.version + 1,
      updated_at: now,
      ...(more.assignedTo === undefined ? {} : { assigned_to: more.assignedTo }),
      ...(more.countedFrom === undefined ? {} : { counted_from: more.countedFrom }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.id)
    .execute();
}

export const stateOf = (row: Pick<TicketRowStored, 'state'>): TicketState => wordOf(ticketStates, row.state);
export const roomOf = (row: Pick<TicketRowStored, 'room'>): TicketRoom => wordOf(ticketRooms, row.room);
export const messageKindOf = (kind: string): MessageKind => wordOf(messageKinds, kind);

export const statusOf = (row: TicketRowStored): TicketStatus => ({
  state: stateOf(row),
  dueOn: row.due_on,
  left: row.days_left,
  endedAt: row.ended_at,
});

/** What every view of a ticket begins with; what was solved long ago is closed. */
export const headOf = (row: TicketRowStored, now: string) => ({
  id: row.id,
  number: row.number,
  room: roomOf(row),
  state: stateAt({ state: stateOf(row), endedAt: row.ended_at }, now),
  subject: row.subject,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export const textFor = ({ locale }: Pick<Actor, 'locale'>, stored: unknown): string =>
  textIn(parseText(stored), matchLocale(locale, locales));

/** A stored word, which only this room writes. */
export function wordOf<W extends string>(words: readonly W[], word: string): W {
  const known = words.find((one) => one === word);
  if (known === undefined) throw new Error(`support: ${word} is no known word`);
  return known;
}
