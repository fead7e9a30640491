import type { LocalDate, Recurrence } from '@vitrine/domain/kernel';
import type { Rule } from './jcal.ts';

/** A rule's parts (RFC 5545, 3.3.10); `until` is the last instant, in UTC. */
export function ruleOf(
  { frequency, interval, byday, count }: Recurrence,
  { firstDay, until }: { firstDay: LocalDate; until: string | null },
): Rule {
  return {
    freq: frequency.toUpperCase(),
    ...(interval > 1 && { interval }),
    ...(until !== null && { until }),
    ...(count !== null && { count }),
    ...(byday.length > 0 ? { byday } : lastDays(frequency, firstDay)),
  };
}

/**
 * What begins on a month's last day comes on the last day of each; without this a calendar would leave short months out. From a 29th or 30th on
 * February is left out: BYSETPOS would mend it, and calendars that do not know it would ring three times a month.
 */
function lastDays(frequency: Recurrence['frequency'], firstDay: LocalDate): Rule {
  const [, month, day] = firstDay.split('-');
  if (frequency === 'monthly' && day === '31') return { bymonthday: -1 };
  return frequency === 'yearly' && month === '02' && day === '29' ? { bymonth: 2, bymonthday: -1 } : {};
}
