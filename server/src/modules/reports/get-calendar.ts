import type { Calendar, CalendarDate } from '@vitrine/contract/reports';
import { addDays, dayIn, instantOf } from '@vitrine/domain/kernel';
import { conflictsOf, partsOfDays, weekOf, type Clash } from '@vitrine/domain/reports';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { encountersBetween, type DatedEncounter } from '../classes/index.ts';
import { eventsBetween, type DatedEvent } from '../events/index.ts';
import { zoneOfClient } from '../tenancy/index.ts';

/** As many of one room as a week may show. */
const mostOfRoom = 300;
type Dated = Omit<CalendarDate, 'parts' | 'conflicts'>;

/** A week of classes and events with its conflicts, by the client's clock; each room is asked once, and only for what this actor may read there. */
export async function getCalendar(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { day }: { day?: string | undefined },
): Promise<Calendar> {
  const reader = db.read();
  const now = clock.now();
  const zone = await zoneOfClient(reader, actor);
  const today = dayIn(zone, now);
  const { from, to } = weekOf(day ?? today);
  const ask = {
    from: instantOf({ day: from, time: '00:00', zone }),
    to: instantOf({ day: addDays(to, 1), time: '00:00', zone }),
    most: mostOfRoom + 1,
  };
  const [encounters, events] = await Promise.all([
    encountersBetween(reader, actor, { ...ask, now }),
    actor.permissions.has('events.read') && actor.modules.has('events') ? eventsBetween(reader, actor, ask) : [],
  ]);
  const dated = [...encounters.slice(0, mostOfRoom).map(ofClass), ...events.slice(0, mostOfRoom).map(ofEvent)].toSorted(byBegin);
  const conflicts = conflictsOf(
    dated.map((one) => ({
      ...one,
      beginsAt: Date.parse(one.beginsAt),
      endsAt: Date.parse(one.endsAt),
      instructorId: one.instructor?.id ?? null,
      isTaught: one.kind !== 'event',
      people: one.seats ?? one.taken,
    })),
  );
  const titles = new Map(dated.map(({ id, title }) => [id, title]));
  const told = ({ kind, with: others }: Clash) => ({ kind, with: others.flatMap((id) => titles.get(id) ?? []) });
  return {
    at: now,
    from,
    to,
    today,
    timeZone: zone,
    dates: dated.map((one) => ({
      ...one,
      parts: partsOfDays(one, { zone, from, to }),
      conflicts: (conflicts.get(one.id) ?? []).map((clash) => told(clash)),
    })),
    isWhole: encounters.length <= mostOfRoom && events.length <= mostOfRoom,
    can: { createClass: actor.permissions.has('classes.write') },
  };
}

const byBegin = (one: Dated, other: Dated) => Date.parse(one.beginsAt) - Date.parse(other.beginsAt);

const ofClass = ({ classId, course, isPublished, ...one }: DatedEncounter): Dated => ({
  ...one,
  thingId: classId,
  title: course,
  isDraft: !isPublished,
});

const ofEvent = ({ name, state, coming, ...one }: DatedEvent): Dated => ({
  ...one,
  kind: 'event',
  thingId: one.id,
  title: name,
  name: '',
  state: null,
  isDraft: state === 'draft',
  isTentative: false,
  capacity: null,
  instructor: null,
  taken: coming,
  waiting: 0,
});
