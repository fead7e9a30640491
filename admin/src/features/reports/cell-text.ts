import type { ColumnKind } from '@vitrine/domain/reports';
import { formatDay, formatInstant, formatNumber, type Locale } from '@vitrine/ui/words';
import { deviceZone } from '../../shared/device/index.ts';

/** A value of a report as people read it; a dash for what is not there. */
export function cellText(value: string | number | null, kind: ColumnKind, locale: Locale): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'number') return kind === 'percent' ? `${formatNumber(value, locale)}%` : formatNumber(value, locale);
  if (kind === 'day') return formatDay(value, locale, 'short', 0); // always with its year
  return kind === 'instant' ? formatInstant(value, deviceZone(), locale) : value;
}
