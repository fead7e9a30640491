import type { EventCard, EventPage } from '@vitrine/contract/events';
import { arrivalStates, judgeEntry, phaseOf, programOf, shortName, uncreditedReasons } from '@vitrine/domain/events';
import { checkInWindow, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { localeOf, nameFor, registrationOf } from '../campaigns/index.ts';
import { levelOf } from '../levels/index.ts';
import { eventOf, wordOf, type Event } from './event-rows.ts';
import { eventsSeen, getSeen } from './seen.ts';
import { seriesFor } from './series.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage'>;
type Ask = { when: 'coming' | 'past'; after?: string | undefined; limit: number };
const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);
/** Of those who come, as many are named. */
const namesShown = 3;

/** The next events by their beginning, or those before, the newest first; one by invitation only to whom it invites. */
export async function listEvents(
  parts: Parts,
  actor: Actor,
  { when, after, limit }: Ask,
): Promise<{ items: EventCard[]; next: string | null }> {
  const reader = parts.db.write(); // what one just answered stands in it
  const place = readCursor(after, Cursor);
  const now = parts.clock.now();
  const isNext = when === 'coming';
  const found = await eventsSeen(reader, actor)
    .leftJoin('events.arrival as a', (join) =>
      join.onRef('a.tenant_id', '=', 'e.tenant_id').onRef('a.event_id', '=', 'e.id').on('a.member_id', '=', actor.memberId),
    )
    .select(['g.invited_at', 'g.coming_at', 'a.state as arrival'])
    .where('e.ends_at', isNext ? '>' : '<=', now)
    .$if(place !== undefined, (query) =>
      query.where(
        isNext
          ? sql<boolean>`(e.begins_at, e.id) > (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`
          : sql<boolean>`(e.begins_at, e.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`,
      ),
    )
    .orderBy('e.begins_at', isNext ? 'asc' : 'desc')
    .orderBy('e.id', isNext ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.begins_at, row.id));
  const { rank, names } = await levelOf(reader, actor);
  const events = rows.map((row) => ({ event: eventOf(row), row }));
  const pictures = await picturesOf(
    parts,
    reader,
    actor,
    events.map(({ event }) => event),
  );
  const items = events.map(({ event, row }) => ({
    ...cardOf(event, { actor, now, picture: pictures.get(event.id) }),
    level: names.get(event.rankNeeded) ?? '',
    levelsMissing: judgeEntry({ ...event, rank, isInvited: row.invited_at !== null }).levelsMissing,
    isComing: row.coming_at !== null,
    arrival: row.arrival === null ? null : wordOf(arrivalStates, row.arrival),
  }));
  return { items, next };
}

type Shown = { actor: Pick<Actor, 'locale'>; now: string; picture: string | undefined };
const cardOf = (event: Event, { actor, now, picture }: Shown) => ({
  id: event.id,
  kind: event.kind,
  name: textIn(event.name, localeOf(actor)),
  pictureUrl: picture ?? null,
  beginsAt: event.beginsAt,
  endsAt: event.endsAt,
  timeZone: event.timeZone,
  place: event.place,
  isOnline: event.joinUrl !== '',
  points: event.points,
  phase: phaseOf({ ...event, now }),
  isByInvitation: event.isByInvitation,
});

async function picturesOf({ storage }: Parts, db: Reader, actor: Actor, events: readonly Event[]): Promise<Map<string, string>> {
  const ids = events.flatMap(({ fileId }) => fileId ?? []);
  const files = ids.length === 0 ? [] : await storage.find(db, { tenantId: actor.tenantId, ids });
  const links = new Map(files.map((file) => [file.id, storage.link(actor, file)]));
  return new Map(events.flatMap(({ id, fileId }) => (fileId === null ? [] : [[id, links.get(fileId) ?? '']])));
}

/** One event as the member sees it. Refuses `not_found`. */
export async function getEvent(parts: Parts, actor: Actor, { eventId }: { eventId: string }): Promise<EventPage> {
  const reader = parts.db.write();
  const now = parts.clock.now();
  const { event, guest, entry, level } = await getSeen(reader, actor, { eventId });
  const pictures = await picturesOf(parts, reader, actor, [event]);
  const arrived = await arrivalOf(reader, actor, { eventId });
  const names = await namesOfComing(reader, actor, { eventId });
  const phase = phaseOf({ ...event, now });
  const mayEnter = entry.levelsMissing === 0;
  const locale = localeOf(actor);
  return {
    ...cardOf(event, { actor, now, picture: pictures.get(event.id) }),
    level,
    levelsMissing: entry.levelsMissing,
    isComing: guest !== undefined && guest.comingAt !== null,
    arrival: arrived?.state ?? null,
    description: textIn(event.description, locale),
    program: programOf(textIn(event.program, locale)) ?? [],
    address: event.address,
    joinUrl: mayEnter && event.joinUrl !== '' && event.state === 'published' ? event.joinUrl : null,
    campaign: await campaignOf(reader, actor, event),
    invited: guest && guest.invitedAt !== null ? { by: await nameOf(reader, actor, guest.invitedBy), at: guest.invitedAt } : null,
    comingAt: guest?.comingAt ?? null,
    isDeclined: guest !== undefined && guest.declinedAt !== null,
    coming: { count: event.coming, names },
    seatsLeft: event.seats === null ? null : event.seats - event.coming,
    checkIn: checkInWindow(event),
    arrived,
    cancelledWhy: event.cancelledWhy,
    series: await seriesFor(reader, actor, { event, now }),
    can: {
      answer: mayEnter && (phase === 'coming' || phase === 'open') && arrived === null,
      checkIn: mayEnter && phase === 'open' && arrived === null,
    },
  };
}

async function campaignOf(db: Reader, actor: Actor, { campaignId, points }: Event): Promise<EventPage['campaign']> {
  if (campaignId === null || points === 0) return null;
  const row = await db
    .selectFrom('campaigns.campaign')
    .select('name')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  const isRegistered = (await registrationOf(db, actor, { campaignId })) !== undefined;
  return { id: campaignId, name: nameFor(actor, row.name), isRegistered };
}

async function arrivalOf(db: Reader, { tenantId, memberId }: Actor, { eventId }: { eventId: string }): Promise<EventPage['arrived']> {
  const row = await db
    .selectFrom('events.arrival')
    .select(['state', 'arrived_at', 'points', 'uncredited', 'undone_why'])
    .where('tenant_id', '=', tenantId)
    .where('event_id', '=', eventId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row
    ? {
        state: wordOf(arrivalStates, row.state),
        at: row.arrived_at,
        points: row.points,
        uncredited: row.uncredited === null ? null : wordOf(uncreditedReasons, row.uncredited),
        why: row.undone_why,
      }
    : null;
}

/** Some of those who come, the first to say so first, by their short names. */
async function namesOfComing(db: Reader, { tenantId, memberId }: Actor, { eventId }: { eventId: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('events.guest as g')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'g.tenant_id').onRef('m.id', '=', 'g.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select('p.full_name')
    .where('g.tenant_id', '=', tenantId)
    .where('g.event_id', '=', eventId)
    .where('g.coming_at', 'is not', null)
    .where('g.member_id', '!=', memberId)
    .where('m.status', '=', 'approved')
    .orderBy('g.coming_at')
    .orderBy('g.member_id')
    .limit(namesShown)
    .execute();
  return rows.map(({ full_name }) => shortName(full_name));
}

async function nameOf(db: Reader, { tenantId }: Actor, memberId: string | null): Promise<string> {
  if (memberId === null) return '';
  const row = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select('p.full_name')
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', '=', memberId)
    .executeTakeFirst();
  return row?.full_name ?? '';
}
