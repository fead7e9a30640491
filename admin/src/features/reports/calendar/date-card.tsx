import { useSearch } from '@tanstack/react-router';
import type { CalendarDate } from '@vitrine/contract/reports';
import { Link } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle } from '../../../shared/icons.ts';
import { clockOf, initialsOf } from './calendar-words.ts';
import classes from './week.module.css';

/** A date in its day: what it is, when, where, how full; hatched while it is not settled, edged while it is in conflict. */
export function DateCard({ date, from, to }: { date: CalendarDate; from: number; to: number }) {
  const { t } = useTranslation('reports');
  const search = useSearch({ from: '/staff/calendar' });
  const { id, kind, title, name, place, instructor, isDraft, isTentative, conflicts, waiting } = date;
  const [worst] = conflicts;
  const href = `/calendar?${new URLSearchParams({ ...onlyText(search), open: id }).toString()}`;
  return (
    <Link
      href={href}
      className={classes.date ?? ''}
      data-date
      data-kind={kind}
      data-unsettled={isDraft || isTentative || undefined}
      data-conflict={worst !== undefined || undefined}
      {...(search.open === id ? { 'aria-current': 'true' as const } : {})}
    >
      <b>{title}</b>
      {worst ? (
        <span className={classes.worst}>
          <IconAlertTriangle size={14} stroke={2} aria-hidden />
          {t(`calendar.conflict.${worst.kind}`, { name: instructor?.name ?? '' })}
        </span>
      ) : null}
      <span className={classes.meta}>
        {[`${clockOf(from)}–${clockOf(to)}`, name, place || t(`calendar.kind.${kind}`)].filter(Boolean).join(', ')}
      </span>
      <span className={classes.foot}>
        {instructor ? (
          <abbr title={instructor.name} aria-label={instructor.name}>
            {initialsOf(instructor.name)}
          </abbr>
        ) : null}
        <span>
          <Places date={date} />
          {isDraft ? ` · ${t('calendar.draft')}` : isTentative ? ` · ${t('calendar.tentative')}` : null}
          {waiting > 0 ? ` · ${t('calendar.waiting', { count: waiting })}` : null}
        </span>
      </span>
    </Link>
  );
}

function Places({ date: { seats, taken } }: { date: CalendarDate }) {
  const { t } = useTranslation('reports');
  return seats === null ? t('calendar.people', { count: taken }) : t('calendar.of_seats', { taken, seats });
}

const onlyText = (search: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
