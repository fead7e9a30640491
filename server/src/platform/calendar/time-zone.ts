import { offsetsOf, type LocalDate, type ZoneOffset } from '@vitrine/domain/kernel';
import type { Component } from './jcal.ts';

/**
 * A zone with every offset that it has between two days, so that no calendar has to know it (RFC 5545, 3.6.5). The offsets are what this runtime
 * knows, as everywhere else: a library of ready-made zones ages on its own, and has only the rules that hold now.
 */
export const timeZoneOf = (zone: string, days: { from: LocalDate; to: LocalDate }): Component => [
  'vtimezone',
  [['tzid', {}, 'text', zone]],
  offsetsOf(zone, days).map(observance),
];

const observance = ({ since, before, offset, isAhead }: ZoneOffset): Component => [
  isAhead ? 'daylight' : 'standard',
  [
    ['dtstart', {}, 'date-time', since],
    ['tzoffsetfrom', {}, 'utc-offset', before],
    ['tzoffsetto', {}, 'utc-offset', offset],
  ],
  [],
];
