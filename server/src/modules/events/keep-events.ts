import type { EventDetail, EventFields, EventRow } from '@vitrine/contract/events';
import { phaseOf, type EventState, type SeriesScope } from '@vitrine/domain/events';
import { locales, matchLocale, searchable, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordChange } from '../../platform/audit/index.ts';
import { meantBy, within, type Tx } from '../../platform/database/index.ts';
import {
  cursorOf,
  mergeEdit,
  pageFrom,
  readCursor,
  Refusal,
  refuseFields,
  refuseOld,
  type Actor,
  type Changes,
  type Was,
} from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { eventOf, eventsOf, getEventRow, type Event } from './event-rows.ts';
import { checkForm, columnsOf, fieldsOf } from './form.ts';
import { dayOf, lockScope } from './series.ts';
import { tellGuestsLater } from './tell-guests.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'jobs'>;
type Seen = { eventId: string; version: number };
/** Without a scope it is this event alone. */
type Scoped = Seen & { scope?: SeriesScope };
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
      repeat: may && event.state !== 'cancelled' && event.seriesId === null && Date.parse(event.beginsAt) > Date.parse(clock.now()),
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

/**
 * Guests of a published event hear of another time or place. All to come of a series get the same words, hours and numbers, each on its own day; guests of many are told once. Refuses
 * `changed_meanwhile`, `event_cancelled`, `event_of_no_series`, and at its fields what creating refuses, `points_fixed`, `seats_below_taken`, and `series_keeps_days` for another day of many.
 */
export function saveEvent(
  parts: Parts,
  actor: Actor,
  { eventId, version, scope = 'this', event: now, was }: Scoped & { event: Changes<EventFields>; was?: Was },
): Promise<EventDetail> {
  return parts.db.transaction(async (tx) => {
    const { event, later } = await lockScope(tx, actor, { eventId, scope, now: parts.clock.now() });
    const form = mergeEdit({ version: event.version, form: fieldsOf(event) }, { version, now, was });
    if (event.state === 'cancelled') throw new Refusal('event_cancelled');
    if (scope === 'following') refuseFields({ day: form.day === dayOf(event) ? undefined : 'series_keeps_days' }, { prefix });
    const together = togetherOf(event, later);
    await saveOne(parts, tx, actor, { event, form, ...together });
    for (const one of later) await saveOne(parts, tx, actor, { event: one, form: { ...form, day: dayOf(one) }, ...together });
    return getEventToManage(within(parts, tx), actor, { eventId });
  });
}

const prefix = 'event.';
type Together = { together?: string };

/** What a change of many events is told by, once to each guest; nothing for one alone. */
const togetherOf = ({ id, version }: Event, later: readonly Event[]): Together =>
  later.length > 0 ? { together: `${id} ${version + 1}` } : {};

async function saveOne(
  parts: Parts,
  tx: Tx,
  actor: Actor,
  { event, form, ...together }: { event: Event; form: EventFields } & Together,
): Promise<void> {
  const now = parts.clock.now();
  const { id: eventId, version } = event;
  await checkForm(parts, tx, actor, { id: eventId, form, prefix, kept: event, arePointsFixed: arePointsFixed(event, now) });
  const columns = columnsOf(form);
  const hasMoved = Date.parse(columns.begins_at) !== Date.parse(event.beginsAt) || Date.parse(columns.ends_at) !== Date.parse(event.endsAt);
  const isElsewhere = form.place !== event.place || form.address !== event.address || form.joinUrl !== event.joinUrl;
  await write(tx, actor, { eventId, version }, { ...columns, ...(hasMoved ? { reminded_at: null } : {}), updated_at: now });
  await record(parts, tx, actor, { eventId, what: 'saved', before: fieldsOf(event), after: form });
  if (event.state === 'published' && (hasMoved || isElsewhere))
    await tellGuestsLater(parts, tx, actor, { eventId, what: 'changed', run: version + 1, note: '', ...together });
}

/**
 * Members see it from now on, and those who are invited are told; with all to come of a series, its drafts too, and each is told once. Refuses `event_already_published`, `event_cancelled`,
 * `event_is_over` and `event_of_no_series`.
 */
export function publishEvent(parts: Parts, actor: Actor, { eventId, version, scope = 'this' }: Scoped): Promise<EventDetail> {
  return parts.db.transaction(async (tx) => {
    const now = parts.clock.now();
    const { event, later } = await lockScope(tx, actor, { eventId, scope, now });
    refuseOld(event, { version });
    if (event.state === 'cancelled') throw new Refusal('event_cancelled');
    if (event.state === 'published') throw new Refusal('event_already_published');
    if (phaseOf({ ...event, now }) === 'over') throw new Refusal('event_is_over');
    const drafts = later.filter(({ state }) => state === 'draft');
    for (const { id, version: own } of [event, ...drafts]) {
      const seen = { eventId: id, version: own };
      await write(tx, actor, seen, { state: 'published', published_at: now, updated_at: now });
      await record(parts, tx, actor, { eventId: id, what: 'published', before: { state: 'draft' }, after: { state: 'published' } });
      await tellGuestsLater(parts, tx, actor, { eventId: id, what: 'invited', run: own + 1, note: '', ...togetherOf(event, drafts) });
    }
    return getEventToManage(within(parts, tx), actor, { eventId });
  });
}

/**
 * Calls an event off for good; its guests read why. With all to come of a series, those that are published too; drafts, which nobody knows of, stay. Refuses `event_not_published`,
 * `event_is_over`, `event_of_no_series` and `why_required`.
 */
export function cancelEvent(
  parts: Parts,
  actor: Actor,
  { eventId, version, scope = 'this', why }: Scoped & { why: string },
): Promise<EventDetail> {
  return parts.db.transaction(async (tx) => {
    const now = parts.clock.now();
    const { event, later } = await lockScope(tx, actor, { eventId, scope, now });
    refuseOld(event, { version });
    if (event.state !== 'published') throw new Refusal('event_not_published');
    if (phaseOf({ ...event, now }) === 'over') throw new Refusal('event_is_over');
    refuseFields({ why: why === '' ? 'why_required' : undefined }, { prefix: '' });
    const known = later.filter(({ state }) => state === 'published');
    for (const { id, version: own } of [event, ...known]) {
      const seen = { eventId: id, version: own };
      await write(tx, actor, seen, { state: 'cancelled', cancelled_at: now, cancelled_why: why, updated_at: now });
      await record(parts, tx, actor, {
        eventId: id,
        what: 'cancelled',
        before: { state: 'published' },
        after: { state: 'cancelled', why },
      });
      await tellGuestsLater(parts, tx, actor, { eventId: id, what: 'cancelled', run: own + 1, note: why, ...togetherOf(event, known) });
    }
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
