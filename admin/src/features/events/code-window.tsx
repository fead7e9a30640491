import { formatInstant, formatTime, matchLocale } from '@vitrine/ui/words';
import { dayIn } from '@vitrine/domain/kernel';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { IconHistory } from '../../shared/icons.ts';
import { useCodes } from './use-codes.ts';

/** From when until when the six digits hold: what the organizer is asked at the door. */
export function CodeWindow({ eventId }: { eventId: string }) {
  const { t, i18n } = useTranslation('events');
  const { data } = useCodes(eventId);
  if (!data) return null;
  const locale = matchLocale(i18n.language);
  const zone = deviceZone();
  const { from, until } = data.window;
  const isToday = [from, until].every((one) => dayIn(zone, one) === dayIn(zone, data.now));
  const write = isToday ? formatTime : formatInstant;
  return (
    <p>
      <IconHistory size={18} stroke={1.75} aria-hidden />
      {t('door.window', { from: write(from, zone, locale), until: write(until, zone, locale) })}
    </p>
  );
}
