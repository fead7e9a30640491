import { formatDay, formatInstant } from '@vitrine/ui/words';
import type { Locale } from '@vitrine/ui/words';
import { timeZone, today } from '../../shared/device/clock.ts';

/** The day of an instant where the person is. */
export const dayOf = (instant: string): string => new Intl.DateTimeFormat('en-CA', { timeZone: timeZone() }).format(new Date(instant));

/** 19/11, and with its year when that is another one. */
export const dayWritten = (day: string, locale: Locale): string => formatDay(day, locale, 'short', Number(today().slice(0, 4)));

/** 20/11, 14:32 where the person is. */
export const momentWritten = (instant: string, locale: Locale): string => formatInstant(instant, timeZone(), locale);
