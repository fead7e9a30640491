import { offsetsOf, type LocalDate, type ZoneOffset } from '@vitrine/domain/kernel';
import { property } from './content-lines.ts';

/** A zone with every offset that it has between two days, so that no calendar has to know it (RFC 5545, 3.6.5). */
export function timeZoneLines(zone: string, days: { from: LocalDate; to: LocalDate }): string[] {
  const offsets = offsetsOf(zone, days);
  return ['BEGIN:VTIMEZONE', property('TZID', zone), ...offsets.flatMap(observance), 'END:VTIMEZONE'];
}

function observance({ since, before, offset, isAhead }: ZoneOffset): string[] {
  const kind = isAhead ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    property('DTSTART', plain(since)),
    property('TZOFFSETFROM', plain(before, ':')),
    property('TZOFFSETTO', plain(offset, ':')),
    `END:${kind}`,
  ];
}

/** Without the signs between its parts: `20261122T180000`. */
export const plain = (written: string, signs: ':' | '-:' = '-:'): string =>
  signs === ':' ? written.replaceAll(':', '') : written.replaceAll(/[-:]/g, '');
