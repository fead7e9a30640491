import { addDays, instantOf, repeatedDays, type LocalDate, type Recurrence } from '@vitrine/domain/kernel';
import ical from 'ical.js';
import type { Component, Property } from './jcal.ts';
import { ruleOf } from './recurrence-rule.ts';
import { timeZoneOf } from './time-zone.ts';

// A line may have 75 octets (RFC 5545, 3.1); ical.js does not count the space with which a folded one goes on.
ical.foldLength = 74;

export type CalendarEvent = {
  /** The same for the same thing, whoever writes its file again: a calendar then puts the new one in the place of the old. */
  uid: string;
  /** Of two files the later one counts. */
  writtenAt: string;
  title: string;
  text: string;
  url: string;
  /** Where it takes place; absent for nowhere. */
  place?: string;
  /** IANA; day and time are what its clock shows. */
  zone: string;
  firstDay: LocalDate;
  at: string;
  minutes: number;
  /** Null: once. */
  rule: Recurrence | null;
};

/** How far a zone's changes of clock are written down for an event without a last day. */
const yearsOfChanges = 10;
/** Nor further for one that comes so many times. */
const mostYears = 60;

/** A date of a series that is not as the others are: it lies elsewhere, or is called otherwise. */
export type ChangedDate = Pick<CalendarEvent, 'title' | 'text' | 'url' | 'place' | 'zone' | 'firstDay' | 'at' | 'minutes'> & {
  /** The day of the rule in whose place it is. */
  insteadOf: LocalDate;
};
type Exceptions = {
  /** Days of the rule on which nothing is. */
  without?: readonly LocalDate[];
  changed?: readonly ChangedDate[];
};

/**
 * A calendar file with one event, which rings when it begins; it may come again by a rule, save for some days. The first day has to be one that the
 * rule names: calendars differ about one that is not.
 */
export function calendarFile(event: CalendarEvent, { without = [], changed = [] }: Exceptions = {}): string {
  const { uid, writtenAt, zone, at } = event;
  const moved = changed.map(({ insteadOf, ...one }): Component => {
    const [name, properties, parts] = eventOf({ ...one, uid, writtenAt, rule: null });
    return [name, [...properties, ['recurrence-id', { tzid: zone }, 'date-time', `${insteadOf}T${at}:00`]], parts];
  });
  const [name, properties, parts] = eventOf(event);
  const gone = without.map((day): Property => ['exdate', { tzid: zone }, 'date-time', `${day}T${at}:00`]);
  return written([event, ...changed.map((one) => ({ ...one, rule: null }))], [[name, [...properties, ...gone], parts], ...moved]);
}

/** A calendar file with several events that have nothing in common but whom they are for. */
export const calendarFileOfMany = (events: readonly CalendarEvent[]): string => written(events, events.map(eventOf));

/** Each zone is written once, with its changes of clock as far as its events go. */
function written(dated: readonly Pick<CalendarEvent, 'zone' | 'firstDay' | 'rule'>[], events: Component[]): string {
  const zones = [...Map.groupBy(dated, ({ zone }) => zone)].map(([zone, of]) => {
    const days = of.flatMap((one) => [one.firstDay, lastDayOf(one)]);
    const inOrder = days.toSorted();
    return timeZoneOf(zone, { from: inOrder[0] ?? '', to: inOrder.at(-1) ?? '' });
  });
  const calendar: Component = [
    'vcalendar',
    [text('version', '2.0'), text('prodid', '-//Vitrine//Vitrine//EN'), text('calscale', 'GREGORIAN')],
    [...zones, ...events],
  ];
  return ical.stringify(calendar);
}

/** The last day that is known, or a day far enough where there is none. */
function lastDayOf({ firstDay, rule }: Pick<CalendarEvent, 'firstDay' | 'rule'>): LocalDate {
  if (!rule) return firstDay;
  const { until, count } = rule;
  const farthest = addDays(firstDay, (count === null ? yearsOfChanges : mostYears) * 365);
  const last = until ?? (count === null ? farthest : repeatedDays(rule, { firstDay, most: count }).at(-1));
  return last === undefined || (count !== null && last > farthest) ? farthest : last;
}

function eventOf({ uid, writtenAt, title, text: description, url, place, zone, firstDay, at, minutes, rule }: CalendarEvent): Component {
  const until = rule?.until ? utc(instantOf({ day: rule.until, time: '23:59:59', zone })) : null;
  return [
    'vevent',
    [
      text('uid', uid),
      ['dtstamp', {}, 'date-time', utc(writtenAt)],
      ['sequence', {}, 'integer', sequenceOf(writtenAt)],
      ['dtstart', { tzid: zone }, 'date-time', `${firstDay}T${at}:00`],
      ['duration', {}, 'duration', `PT${minutes}M`],
      ...(rule ? [['rrule', {}, 'recur', ruleOf(rule, { firstDay, until })] satisfies Property] : []),
      text('summary', title),
      text('description', description),
      ...(place === undefined ? [] : [text('location', place)]),
      ['url', {}, 'uri', url],
      text('transp', 'TRANSPARENT'), // nobody is busy because of it
    ],
    [['valarm', [text('action', 'DISPLAY'), text('description', title), ['trigger', {}, 'duration', 'PT0S']], []]],
  ];
}

/** Lines end the same way on every system; what a file of texts may not hold goes. ical.js escapes what has a meaning of its own. */
const text = (name: string, value: string): Property => [
  name,
  {},
  'text',
  value.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, ''),
];

/** Parts of a second go. */
const utc = (instant: string): string => `${instant.slice(0, 19)}Z`;

/** Rises with time and stays within 31 bits: seconds since 2020. */
const sequenceOf = (instant: string): number => Math.floor((Date.parse(instant) - Date.parse('2020-01-01T00:00:00Z')) / 1000);
