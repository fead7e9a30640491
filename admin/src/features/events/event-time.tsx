import type { EventRow } from '@vitrine/contract/events';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';

/** When an event begins, by the clock of its place, as its own pane and its guests read it. */
export function EventTime({ beginsAt, timeZone }: Pick<EventRow, 'beginsAt' | 'timeZone'>) {
  const { i18n } = useTranslation();
  return formatInstant(beginsAt, timeZone, matchLocale(i18n.language));
}
