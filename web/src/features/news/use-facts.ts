import type { NewsCard } from '@vitrine/contract/news';
import { formatDay } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { dayOf, timeZone, today } from '../../shared/device/clock.ts';
import { useLocale } from '../../shared/use-locale.ts';

/** A day as members read it; today and yesterday by their words. */
export function useDay(): (instant: string) => string {
  const { t } = useTranslation('news');
  const locale = useLocale();
  return (instant) => {
    const day = dayOf(Date.parse(instant), timeZone());
    const apart = Math.round((Date.parse(today()) - Date.parse(day)) / 86_400_000);
    if (apart === 0) return t('today');
    return apart === 1 ? t('yesterday') : formatDay(day, locale, 'short', Number(today().slice(0, 4)));
  };
}

/** Category, day and how long it takes, in one line. */
export function useFacts(): (item: NewsCard) => string {
  const { t } = useTranslation('news');
  const day = useDay();
  return ({ category, shownFrom, minutes }) => [category, day(shownFrom), t('minutes', { count: minutes })].filter(Boolean).join(' · ');
}
