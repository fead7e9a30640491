import { formatDay, type Locale } from '@vitrine/ui/words';
import { dayOf, timeZone } from '../../shared/device/clock.ts';

/** The day on which somebody is erased, where they are: 22 de dezembro de 2026. */
export const leavingDay = (dueAt: string, locale: Locale): string => formatDay(dayOf(Date.parse(dueAt), timeZone()), locale, 'long');
