import type { CalendarDate } from '@vitrine/contract/reports';
import type { PlannedDate } from '@vitrine/domain/reports';
import type { Reader, Span } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { encountersBetween, type DatedEncounter } from '../classes/index.ts';
import { eventsBetween, type DatedEvent } from '../events/index.ts';

/** What the calendar holds, before it is known with what it is in conflict. */
export type Dated = Omit<CalendarDate, 'parts' | 'conflicts'>;
type Ask = { from: string; to: string; now: string; mostOfRoom: number; spans?: readonly Span[] };

/** Encounters and events between two instants in their order; each room is asked once, and only for what this actor may read there. */
export async function datesBetween(
  reader: Reader,
  actor: Actor,
  { mostOfRoom, now, ...between }: Ask,
): Promise<{ dated: Dated[]; isWhole: boolean }> {
  const ask = { ...between, most: mostOfRoom + 1 };
  const [encounters, events] = await Promise.all([
    encountersBetween(reader, actor, { ...ask, now }),
    actor.permissions.has('events.read') && actor.modules.has('events') ? eventsBetween(reader, actor, ask) : [],
  ]);
  return {
    dated: [...encounters.slice(0, mostOfRoom).map(ofClass), ...events.slice(0, mostOfRoom).map(ofEvent)].toSorted(byBegin),
    isWhole: encounters.length <= mostOfRoom && events.length <= mostOfRoom,
  };
}

/** A date as the rules of conflicts need it. */
export const plannedOf = (one: Dated): PlannedDate => ({
  ...one,
  beginsAt: Date.parse(one.beginsAt),
  endsAt: Date.parse(one.endsAt),
  instructorId: one.instructor?.id ?? null,
  isTaught: one.kind !== 'event',
  people: one.seats ?? one.taken,
});

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
