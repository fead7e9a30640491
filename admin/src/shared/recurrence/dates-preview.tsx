import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { checkDates } from '@vitrine/contract/kernel';
import { dayIn } from '@vitrine/domain/kernel';
import { cityOf, formatDay, formatTime, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useMay } from '../console-routes.ts';
import { IconAlertTriangle } from '../icons.ts';
import classes from './recurrence.module.css';

type Timed = { beginsAt: string; endsAt: string };
type PreviewProps = {
  dates: readonly Timed[];
  /** Of the place: its clock is shown. */
  zone: string;
  place: string;
  instructorId?: string | null;
  people?: number | null;
  capacity?: number | null;
  /** The date that is planned already. */
  besides?: string | null;
};

/** The dates that would be made, by the clock of their place, each with what is in its way in the calendar; for whoever may not read the calendar the dates alone. */
export function DatesPreview({ dates, zone, place, instructorId = null, people = null, capacity = null, besides = null }: PreviewProps) {
  const { t, i18n } = useTranslation('recurrence');
  const locale = matchLocale(i18n.language);
  const mayRead = useMay('classes.read');
  const ask = { dates: dates.map(({ beginsAt, endsAt }) => ({ beginsAt, endsAt })), place, instructorId, people, capacity, besides };
  const checked = useQuery({
    queryKey: ['reports', 'check', ask],
    queryFn: () => call(checkDates, { body: ask }),
    enabled: mayRead && dates.length > 0,
    placeholderData: keepPreviousData,
  });
  if (dates.length === 0) return null;
  const conflictsAt = (at: number) => (checked.isPlaceholderData ? [] : (checked.data?.dates[at]?.conflicts ?? []));
  const busy = dates.filter((_, at) => conflictsAt(at).length > 0).length;
  return (
    <section className={classes.preview} aria-label={t('dates')}>
      <h3>{t('made', { count: dates.length })}</h3>
      <p role="status" className={classes.quiet}>
        {[t('clock', { city: cityOf(zone) }), busy > 0 ? t('busy', { count: busy }) : null].filter(Boolean).join(' · ')}
      </p>
      <ol>
        {dates.map(({ beginsAt, endsAt }, at) => (
          <li key={beginsAt}>
            <span>
              {formatDay(dayIn(zone, beginsAt), locale, 'weekday')}, {formatTime(beginsAt, zone, locale)}–{formatTime(endsAt, zone, locale)}
            </span>
            {conflictsAt(at).map((clash) => (
              <small key={clash.kind}>
                <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
                {[t(`conflict.${clash.kind}`), ...clash.with].join(': ')}
              </small>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
