import { formatDay, formatTime } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { dayOf, timeZone, today } from '../../shared/device/clock.ts';
import { useLocale } from '../../shared/use-locale.ts';

/** When something was written, where the reader is: “today, 10:12”, else the day and the time. */
export function useWhen(): (instant: string) => string {
  const { t } = useTranslation('forum');
  const locale = useLocale();
  return (instant) => {
    const time = formatTime(instant, timeZone(), locale);
    const day = dayOf(Date.parse(instant), timeZone());
    return day === today()
      ? t('today', { time })
      : t('on_day', { day: formatDay(day, locale, 'short', Number(today().slice(0, 4))), time });
  };
}
