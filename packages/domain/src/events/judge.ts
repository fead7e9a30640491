import { addDays, checkInWindow, instantOf, isZone, type LocalDate } from '../kernel/index.ts';
import type { Rank } from '../levels/index.ts';
import type { EventKind, EventPhase, EventsRefusal, EventState } from './words.ts';

/** A time of day as a clock shows it. */
export const isTime = (written: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(written);

/** When an event begins and ends, as instants: one that ends no later on the clock than it begins goes on past midnight. */
export function eventTimes({ day, begins, ends, timeZone }: { day: LocalDate; begins: string; ends: string; timeZone: string }): {
  beginsAt: string;
  endsAt: string;
} {
  const lastDay = ends > begins ? day : addDays(day, 1);
  return { beginsAt: instantOf({ day, time: begins, zone: timeZone }), endsAt: instantOf({ day: lastDay, time: ends, zone: timeZone }) };
}

export type EventWish = {
  name: Partial<Record<string, string>>;
  kind: EventKind;
  program: Partial<Record<string, string>>;
  begins: string;
  ends: string;
  timeZone: string;
  place: string;
  joinUrl: string;
  campaignId: string | null;
  points: number;
};
type Faults = Partial<Record<keyof EventWish, EventsRefusal>>;

/** What is wrong with an event as staff write it, by field; empty for none. */
export function judgeEvent({ name, program, begins, ends, timeZone, place, joinUrl, campaignId, points }: EventWish): Faults {
  const hasName = Object.values(name).some((text) => text !== undefined && text !== '');
  const isReadable = Object.values(program).every((text) => programOf(text ?? '') !== undefined);
  return {
    ...(hasName ? {} : { name: 'name_required' as const }),
    ...(isReadable ? {} : { program: 'program_unreadable' as const }),
    ...(isTime(begins) ? {} : { begins: 'time_invalid' as const }),
    ...(isTime(ends) ? (ends === begins ? { ends: 'event_without_length' as const } : {}) : { ends: 'time_invalid' as const }),
    ...(isZone(timeZone) ? {} : { timeZone: 'zone_unknown' as const }),
    ...(place === '' && joinUrl === '' ? { place: 'place_required' as const } : {}),
    ...(joinUrl === '' || isHttps(joinUrl) ? {} : { joinUrl: 'address_unsafe' as const }),
    ...(points > 0 && campaignId === null ? { campaignId: 'campaign_required' as const } : {}),
  };
}

const isHttps = (address: string): boolean => /^https:\/\/[^\s/]+\.[^\s]+$/.test(address);

export type ProgramLine = { time: string; text: string };

/** The program of an event from its lines, each a time and what happens then; undefined for a line that is neither that nor empty. */
export function programOf(text: string): ProgramLine[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => /^(\d{1,2}:\d{2})\s+(\S.*)$/.exec(line));
  const read = lines.flatMap((line) => {
    const time = (line?.[1] ?? '').padStart(5, '0');
    return line?.[2] !== undefined && isTime(time) ? [{ time, text: line[2] }] : [];
  });
  return read.length === lines.length ? read : undefined;
}

/** Where an event stands at an instant. */
export function phaseOf({
  state,
  beginsAt,
  endsAt,
  now,
}: {
  state: EventState;
  beginsAt: string;
  endsAt: string;
  now: string;
}): EventPhase {
  if (state === 'cancelled') return 'cancelled';
  const { from, until } = checkInWindow({ beginsAt, endsAt });
  const at = Date.parse(now);
  if (at > Date.parse(until)) return 'over';
  return at >= Date.parse(from) ? 'open' : 'coming';
}

type EntryFacts = { rank: Rank; rankNeeded: Rank; isByInvitation: boolean; isInvited: boolean };

/** Whether a member may come (EVT-01). An invitation opens no level; an event by invitation is not there for whoever has none. */
export function judgeEntry({ rank, rankNeeded, isByInvitation, isInvited }: EntryFacts): { isSeen: boolean; levelsMissing: number } {
  return { isSeen: !isByInvitation || isInvited, levelsMissing: Math.max(0, rankNeeded - rank) };
}

/** How a guest is named to the others. */
export function shortName(fullName: string): string {
  const [first = '', ...rest] = fullName.trim().split(/\s+/);
  const last = rest.at(-1);
  return last === undefined ? first : `${first} ${last.slice(0, 1).toUpperCase()}.`;
}
