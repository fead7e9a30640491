import { addDays, instantOf, type LocalDate, type Recurrence } from '@vitrine/domain/kernel';
import { contentOf, property, textProperty } from './content-lines.ts';
import { ruleOf } from './recurrence-rule.ts';
import { plain, timeZoneLines } from './time-zone.ts';

export type CalendarEvent = {
  /** The same for the same thing, whoever writes its file again: a calendar then puts the new one in the place of the old. */
  uid: string;
  /** Of two files the later one counts. */
  writtenAt: string;
  title: string;
  text: string;
  url: string;
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

/**
 * A calendar file with one event, which rings when it begins. The first day has to be one that the rule names: calendars differ about one that
 * is not.
 */
export function calendarFile(event: CalendarEvent): string {
  const { uid, writtenAt, title, text, url, zone, firstDay, at, minutes, rule } = event;
  const lastDay = rule ? (rule.until ?? addDays(firstDay, yearsOfChanges * 365)) : firstDay;
  return contentOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Vitrine//EN',
    'CALSCALE:GREGORIAN',
    ...timeZoneLines(zone, { from: firstDay, to: lastDay }),
    'BEGIN:VEVENT',
    textProperty('UID', uid),
    property('DTSTAMP', utc(writtenAt)),
    property('SEQUENCE', String(sequenceOf(writtenAt))),
    property(`DTSTART;TZID=${zone}`, plain(`${firstDay}T${at}:00`)),
    property('DURATION', `PT${minutes}M`),
    ...(rule
      ? [property('RRULE', ruleOf(rule, { firstDay, until: rule.until && utc(instantOf({ day: rule.until, time: '23:59:59', zone })) }))]
      : []),
    textProperty('SUMMARY', title),
    textProperty('DESCRIPTION', text),
    property('URL', url),
    'TRANSP:TRANSPARENT', // nobody is busy because of it
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    textProperty('DESCRIPTION', title),
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** `20261122T210000Z`; parts of a second go. */
const utc = (instant: string): string => `${plain(instant.slice(0, 19))}Z`;

/** Rises with time and stays within 31 bits: seconds since 2020. */
const sequenceOf = (instant: string): number => Math.floor((Date.parse(instant) - Date.parse('2020-01-01T00:00:00Z')) / 1000);
