import type { LocalDate, Recurrence } from '@vitrine/domain/kernel';

/** A rule as RFC 5545, 3.3.10 writes it; `until` is the last instant, in UTC. */
export function ruleOf(
  { frequency, interval, byday, count }: Recurrence,
  { firstDay, until }: { firstDay: LocalDate; until: string | null },
): string {
  return [
    `FREQ=${frequency.toUpperCase()}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(until === null ? [] : [`UNTIL=${until}`]),
    ...(count === null ? [] : [`COUNT=${count}`]),
    ...(byday.length > 0 ? [`BYDAY=${byday.join(',')}`] : lastDays(frequency, firstDay)),
  ].join(';');
}

/**
 * What begins on a month's last day comes on the last day of each; without this a calendar would leave short months out. From a 29th or 30th on
 * February is left out: BYSETPOS would mend it, and calendars that do not know it would ring three times a month.
 */
function lastDays(frequency: Recurrence['frequency'], firstDay: LocalDate): string[] {
  const [, month, day] = firstDay.split('-');
  if (frequency === 'monthly' && day === '31') return ['BYMONTHDAY=-1'];
  return frequency === 'yearly' && month === '02' && day === '29' ? ['BYMONTH=2', 'BYMONTHDAY=-1'] : [];
}
