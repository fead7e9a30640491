import type { Calendar } from '@vitrine/contract/reports';
import { Link } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { clockOf, dayOf, newClassAt } from './calendar-words.ts';
import classes from './week.module.css';

const usualHour = 9 * 60;

/** The hours of a day, each the begin of a new class. One of them is in the order of tabs; arrows lead to the others. */
export function HourSlots({ day, week: { timeZone }, hours }: { day: string; week: Calendar; hours: readonly number[] }) {
  const { t, i18n } = useTranslation('reports');
  const name = dayOf(day, matchLocale(i18n.language));
  return (
    <ul className={classes.slots}>
      {hours.map((minutes) => (
        <li key={minutes}>
          <Link
            href={newClassAt({ day, minutes, zone: timeZone })}
            aria-label={t('calendar.create_at', { day: name, time: clockOf(minutes) })}
            tabIndex={minutes === usualHour ? 0 : -1}
            data-slot={`${day} ${minutes}`}
          />
        </li>
      ))}
    </ul>
  );
}
