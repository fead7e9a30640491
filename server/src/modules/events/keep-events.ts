import type { EventDetail, EventFields, EventRow } from '@vitrine/contract/events';
import { phaseOf, type EventState } from '@vitrine/domain/events';
import { locales, matchLocale, searchable, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordChange } from '../../platform/audit/index.ts';
import { meantBy, within, type Tx } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, Refusal, refuseFields, refuseOld, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { eventOf, eventsOf, getEventRow, lockEvent, type Event } from './event-rows.ts';
import { checkForm, columnsOf, fieldsOf } from './form.ts';
import { tellGuestsLater } from './tell-guests.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'jobs'>;
type Seen = { eventId: string; version: number };
type Ask = { search?: string | undefined; state?: EventState | undefined; after?: string | undefined; limit: number };
const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** Events of the client, the one that begins last first; a page by keyset. */
export async function listEventsToManage(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { search = '', state, after, limit }: Ask,
): Promise<{ items: EventRow[]; next: string | null }> {
  const before = readCursor(after, Cursor);
  const found = await eventsOf(db.write(), actor)
    .select(arrivedIn(actor))
    .$if(state !== undefined, (query) => query.where('e.state', '=', state ?? ''))
    .$if(search !== '', (query) => query.where(meantBy(sql.ref('e.search_text'), searchable(search), { isForgiving: false })))
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(e.begins_at, e.id) < (${before?.[0]}::timestamptz, ${before?.[1]}::uuid)`),
    )
    .orderBy('e.begins_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.begins_at, row.id));
  const locale = matchLocale(actor.locale, locales);
  const items = rows.map((row) => {
    const { id, name, kind, state: stands, place, points, coming, beginsAt, endsAt, timeZone } = eventOf(row);
    return { id, name: textIn(name, locale), kind, state: stands, place, points, coming, beginsAt, endsAt, timeZone, arrived: row.arrived };
  });
  return { items, next };
}

const arrivedIn = ({ tenantId }: Pick<Actor, 'tenantId'>) =>
  sql<number>`(select count(*)::int from events.arrival as a where a.tenant_id = ${tenantId} and a.event_id = e.id and a.state = 'arrived')`.as(
    'arrived',
  );
const invitedIn = ({ tenantId }: Pick<Actor, 'tenantId'>) =>
  sql<number>`(select count(*)::int from events.guest as g where g.tenant_id = ${tenantId} and g.event_id = e.id and g.invited_at is not null)`.as(
    'invited',
  );

/** An event as it is edited. Refuses `not_found`. */
export async function getEventToManage(
  { db, clock, storage }: Pick<Parts, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  { eventId }: { eventId: string },
): Promise<EventDetail> {
  const reader = db.write(); // an editor must see what they just saved
  const event = await getEventRow(reader, actor, { eventId });
  const counts = await eventsOf(reader, actor)
    .select([arrivedIn(actor), invitedIn(actor)])
    .where('e.id', '=', eventId)
    .executeTakeFirstOrThrow();
  const [file] = event.fileId === null ? [] : await storage.find(reader, { tenantId: actor.tenantId, ids: [event.fileId] });
  const may = actor.permissions.has('events.write');
  const phase = phaseOf({ ...event, now: clock.now() });
  const isOn = event.state === 'published' && phase !== 'over';
  return {
    id: event.id,
    version: event.version,
    state: event.state,
    beginsAt: event.beginsAt,
    endsAt: event.endsAt,
    timeZone: event.timeZone,
    event: fieldsOf(event),
    image: file ? { ...file, url: storage.link(actor, file) } : null,
    phase,
    coming: event.coming,
    invited: counts.invited,
    arrived: counts.arrived,
    cancelledWhy: event.cancelledWhy,
    can: {
      save: may && event.state !== 'cancelled',
      savePoints: may && !arePointsFixed(event, clock.now()),
      publish: may && event.state === 'draft' && phase !== 'over',
      cancel: may && isOn,
      invite: may && event.state !== 'cancelled' && phase !== 'over',
      checkIn: actor.permissions.has('events.check_in') && event.state === 'published',
    },
  };
}

const arePointsFixed = (event: Event, now: string): boolean => event.state === 'published' && phaseOf({ ...event, now }) !== 'coming';

/** Refuses at its fields what an event lacks, and what a picture may be refused for. */
export function createEvent(parts: Parts, actor: Actor, form: EventFields): Promise<{ id: string }> {
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    await checkForm(parts, tx, actor, { id, form, prefix: '', kept: null, arePointsFixed: false });
    const now = parts.clock.now();
    await tx
      .insertInto('events.event')
      .values({ tenant_id: actor.tenantId, id, version: 1, state: 'draft', ...columnsOf(form), created_at: now, updated_at: now })
      .execute();
    await record(parts, tx, actor, { eventId: id, what: 'created', before: null, after: form });
    return { id };
  });
}

/** Guests of a published event hear of another time or place. Refuses `changed_meanwhile`, `event_cancelled`, and at its fields what creating refuses, `points_fixed` and `seats_below_taken`. */
export function saveEvent(
  parts: Parts,
  actor: Actor,
  { eventId, version, event: form }: Seen & { event: EventFields },
): Promise<EventDetail> {
  const prefix = 'event.';
  return parts.db.transaction(async (tx) => {
    const event = await lockEvent(tx, actor, { eventId });
    refuseOld(event, { version });
    if (event.state === 'cancelled') throw new Refusal('event_cancelled');
    const now = parts.clock.now();
    await checkForm(parts, tx, actor, { id: eventId, form, prefix, kept: event, arePointsFixed: arePointsFixed(event, now) });
    const columns = columnsOf(form);
    const hasMoved =
      Date.parse(columns.begins_at) !== Date.parse(event.beginsAt) || Date.parse(columns.ends_at) !== Date.parse(event.endsAt);
    const isElsewhere = form.place !== event.place || form.address !== event.address || form.joinUrl !== event.joinUrl;
    await write(tx, actor, { eventId, version }, { ...columns, ...(hasMoved ? { reminded_at: null } : {}), updated_at: now });
    await record(parts, tx, actor, { eventId, what: 'saved', before: fieldsOf(event), after: form });
    if (event.state === 'published' && (hasMoved || isElsewhere))
      await tellGuestsLater(parts, tx, actor, { eventId, what: 'changed', run: version + 1, note: '' });
    return getEventToManage(within(parts, tx), actor, { eventId });
  });
}

/** Members see it from now on, and those who are invited are told. Refuses `event_already_published`, `event_cancelled` and `event_is_over`. */
export function publishEvent(parts: Parts, actor: Actor, { eventId, version }: Seen): Promise<EventDetail> {
  return parts.db.transaction(async (tx) => {
    const event = await lockEvent(tx, actor, { eventId });
    refuseOld(event, { version });
    if (event.state === 'cancelled') throw new Refusal('event_cancelled');
    if (event.state === 'published') throw new Refusal('event_already_published');
    const now = parts.clock.now();
    if (phaseOf({ ...event, now }) === 'over') throw new Refusal('event_is_over');
    await write(tx, actor, { eventId, version }, { state: 'published', published_at: now, updated_at: now });
    await record(parts, tx, actor, { eventId, what: 'published', before: { state: 'draft' }, after: { state: 'published' } });
    await tellGuestsLater(parts, tx, actor, { eventId, what: 'invited', run: version + 1, note: '' });
    return getEventToManage(within(parts, tx), actor, { eventId });
  });
}

/** Calls an event off for good; its guests read why. Refuses `event_not_published`, `event_is_over` and `why_required`. */
export function cancelEvent(parts: Parts, actor: Actor, { eventId, version, why }: Seen & { why: string }): Promise<EventDetail> {
  return parts.db.transaction(async (tx) => {
    const event = await lockEvent(tx, actor, { eventId });
    refuseOld(event, { version });
    if (event.state !== 'published') throw new Refusal('event_not_published');
    const now = parts.clock.now();
    if (phaseOf({ ...event, now }) === 'over') throw new Refusal('event_is_over');
    refuseFields({ why: why === '' ? 'why_required' : undefined }, { prefix: '' });
    await write(tx, actor, { eventId, version }, { state: 'cancelled', cancelled_at: now, cancelled_why: why, updated_at: now });
    await record(parts, tx, actor, { eventId, what: 'cancelled', before: { state: 'published' }, after: { state: 'cancelled', why } });
    await tellGuestsLater(parts, tx, actor, { eventId, what: 'cancelled', run: version + 1, note: why });
    return getEventToManage(within(parts, tx), actor, { eventId });
  });
}

type Columns = Partial<ReturnType<typeof columnsOf>> & {
  state?: EventState;
  published_at?: string;
  cancelled_at?: string;
  cancelled_why?: string;
  reminded_at?: null;
  updated_at: string;
};

const write = (tx: Tx, { tenantId }: Actor, { eventId, version }: Seen, columns: Columns) =>
  tx
    .updateTable('events.event')
    .set({ ...columns, version: version + 1 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', eventId)
    .execute();

const record = (
  { clock, newId }: Pick<Parts, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  { eventId, what, ...sides }: { eventId: string; what: string; before: unknown; after: unknown },
): Promise<void> =>
  recordChange(tx, actor, { subject: 'event', subjectId: eventId, what: `event.${what}`, ...sides, now: clock.now(), id: newId() });
