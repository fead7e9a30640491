import type { MyEncounter } from '@vitrine/contract/classes';
import type { ClassState } from '@vitrine/domain/classes';
import { StateChip, type ChipState } from '@vitrine/ui';
import { cityOf, formatDay, formatTime } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { dayOf, nowMs, timeZone } from '../../shared/device/clock.ts';
import { useLocale } from '../../shared/use-locale.ts';

const looks: Partial<Record<ClassState, ChipState>> = {
  opened: 'brand',
  live: 'learning',
  in_progress: 'learning',
  no_vacancy: 'held',
  canceled: 'refused',
  awaiting_results: 'audit',
  finished: 'earned',
};

/** The state of a class in a word. */
export function ClassStateChip({ state }: { state: ClassState }) {
  const { t } = useTranslation('classes');
  return (
    <StateChip state={looks[state] ?? 'quiet'} icon={null}>
      {t(`state.${state}`)}
    </StateChip>
  );
}

type Timed = Pick<MyEncounter, 'beginsAt' | 'endsAt' | 'isOnline' | 'zone'>;

/** The zone in which an encounter is told: where one has to be, or the reader's own for what is on the screen. */
export const zoneOf = ({ isOnline, zone }: Pick<MyEncounter, 'isOnline' | 'zone'>): string => (isOnline ? timeZone() : zone);

/** The day of an encounter, in that zone: `2026-11-26`. */
export const dayOfEncounter = (one: Timed): string => dayOf(Date.parse(one.beginsAt), zoneOf(one));

/** `Hoje · 09:00–12:00`, or with its day in words, in that zone. */
export function useWhen(): (one: Timed) => string {
  const { t } = useTranslation('classes');
  const locale = useLocale();
  return (one) => {
    const zone = zoneOf(one);
    const day = dayOfEncounter(one);
    const isToday = day === dayOf(nowMs(), zone);
    const isTomorrow = day === dayOf(nowMs() + 86_400_000, zone);
    const written = isToday ? t('today') : isTomorrow ? t('tomorrow') : formatDay(day, locale, 'weekday');
    return `${written} · ${formatTime(one.beginsAt, zone, locale)}–${formatTime(one.endsAt, zone, locale)}`;
  };
}

export const cityOfEncounter = (one: Pick<MyEncounter, 'isOnline' | 'zone'>): string => cityOf(zoneOf(one));
