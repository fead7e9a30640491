import type { MyEncounter } from '@vitrine/contract/classes';
import type { ClassState } from '@vitrine/domain/classes';
import { StateChip, type ChipState } from '@vitrine/ui';
import { cityOf, formatDay, formatTime, type Locale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { dayOf, timeZone } from '../../shared/device/clock.ts';

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

/** The zone in which an encounter is told: where one has to be, or the reader's own for what is on the screen. */
export const zoneOf = ({ isOnline, zone }: Pick<MyEncounter, 'isOnline' | 'zone'>): string => (isOnline ? timeZone() : zone);

/** `qui., 26/11 · 09:00–12:00`, in that zone. */
export function whenOf(one: Pick<MyEncounter, 'beginsAt' | 'endsAt' | 'isOnline' | 'zone'>, locale: Locale): string {
  const zone = zoneOf(one);
  const day = formatDay(dayOf(Date.parse(one.beginsAt), zone), locale, 'weekday');
  return `${day} · ${formatTime(one.beginsAt, zone, locale)}–${formatTime(one.endsAt, zone, locale)}`;
}

export const cityOfEncounter = (one: Pick<MyEncounter, 'isOnline' | 'zone'>): string => cityOf(zoneOf(one));
