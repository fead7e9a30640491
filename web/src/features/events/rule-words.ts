import type { EventPage } from '@vitrine/contract/events';
import { weekdays } from '@vitrine/domain/kernel';
import { formatDay } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/use-locale.ts';

type Series = NonNullable<EventPage['series']>;

/** A rule as people say it: "every Tuesday until December 23". */
export function useRuleWords({ rule, firstDay }: Pick<Series, 'rule' | 'firstDay'>): string {
  const { t } = useTranslation('events');
  const locale = useLocale();
  const { frequency, interval, byday, until, count } = rule;
  const list = (words: string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
  const isOnLast = firstDay.endsWith('-31');
  const months = isOnLast ? 'last_day' : 'day';
  const yearly = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${firstDay}T00:00:00Z`),
  );
  const often = {
    daily: () => t('rule.daily', { count: interval }),
    weekly: () =>
      interval === 1
        ? list(byday.map((day) => t(`rule.every.${day}`)))
        : t('rule.weeks', { count: interval, days: list(byday.map((day) => nameOf(day, locale))) }),
    monthly: () => t(`rule.monthly_${months}`, { count: interval, day: Number(firstDay.slice(8)) }),
    yearly: () => t('rule.yearly', { count: interval, day: yearly }),
  }[frequency]();
  return until === null ? t('rule.times', { often, count: count ?? 0 }) : t('rule.until', { often, day: formatDay(until, locale, 'long') });
}

const nameOf = (day: (typeof weekdays)[number], locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))); // that year began on a Monday
