import type { EventCard } from '@vitrine/contract/events';
import type { SceneObject } from '@vitrine/ui';
import { cityOf, formatDay, formatTime } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { dayOf, nowMs, timeZone, today } from '../../shared/device/clock.ts';
import { useLocale } from '../../shared/use-locale.ts';

type Timed = Pick<EventCard, 'beginsAt' | 'endsAt' | 'timeZone'>;

/** When an event is, by the reader's clock, whose zone is named; and by the clock of its place where that shows something else (D14). */
export function useWhen({ beginsAt, endsAt, timeZone: itsZone }: Timed) {
  const { t } = useTranslation('events');
  const locale = useLocale();
  const zone = timeZone();
  const day = dayOf(Date.parse(beginsAt), zone);
  const isTomorrow = day === dayOf(nowMs() + 86_400_000, zone);
  const times = (of: string) => ({ from: formatTime(beginsAt, of, locale), to: formatTime(endsAt, of, locale) });
  const written = day === today() ? t('today') : isTomorrow ? t('tomorrow') : formatDay(day, locale, 'weekday');
  const isSame = times(zone).from === times(itsZone).from;
  return {
    day,
    month: new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)).replace('.', ''),
    line: t('when', { day: written, ...times(zone) }),
    zone: isSame
      ? t('zone', { city: cityOf(itsZone) })
      : t('zone_there', { city: cityOf(zone), there: times(itsZone).from, place: cityOf(itsZone) }),
    until: times(zone).to,
  };
}

/** Whom an event is for, and what is missing to the reader. */
export function useAudience({
  level,
  levelsMissing,
  isByInvitation,
}: Pick<EventCard, 'level' | 'levelsMissing' | 'isByInvitation'>): string {
  const { t } = useTranslation('events');
  if (levelsMissing > 0) return t('levels_missing', { count: levelsMissing, level });
  return t(isByInvitation ? 'open_invited' : 'open_from', { level });
}

/** What stands in the window of an event without a picture of its own. */
export const objectOf: Record<EventCard['kind'], SceneObject> = {
  meeting: 'microphone',
  training: 'notebook',
  launch: 'tv',
  live: 'headphones',
  celebration: 'mug',
};
