import type { Calendar, CalendarDate } from '@vitrine/contract/reports';
import { LinkButton, StateChip } from '@vitrine/ui';
import { cityOf, formatTime, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { IconAlertTriangle, IconCalendarEvent, IconMapPin, IconUser } from '../../../shared/icons.ts';
import { clockOf, dayOf, hrefOfThing, teachersIn } from './calendar-words.ts';
import classes from './date-pane.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** One date of the week: when, where, who teaches, how full, and with what it is in conflict. */
export function DatePane({ date, week }: { date: CalendarDate; week: Calendar }) {
  const { t, i18n } = useTranslation('reports');
  const locale = matchLocale(i18n.language);
  const { title, name, kind, state, isDraft, parts, place, capacity, instructor, conflicts, beginsAt, endsAt } = date;
  const readers = deviceZone();
  const times = (zone: string) => `${formatTime(beginsAt, zone, locale)}–${formatTime(endsAt, zone, locale)}`;
  const isElsewhere = times(readers) !== times(week.timeZone);
  return (
    <div className={classes.pane}>
      <div className={classes.paneBody}>
        <h2>{title}</h2>
        <p className={classes.chips}>
          <StateChip state="brand" icon={null}>
            {t(`calendar.kind.${kind}`)}
          </StateChip>
          <StateChip icon={null}>
            {isDraft ? t('calendar.draft') : state ? t(`calendar.state.${state}`) : t('calendar.published')}
          </StateChip>
        </p>
        {conflicts.length > 0 ? (
          <ul className={classes.clashes} aria-label={t('calendar.conflicts')}>
            {conflicts.map((clash) => (
              <li key={clash.kind}>
                <IconAlertTriangle {...icon} />
                <span>
                  <b>{t(`calendar.conflict.${clash.kind}`, { name: instructor?.name ?? '' })}</b>
                  {clash.kind === 'over_capacity' && capacity !== null ? (
                    <small>{t('calendar.fit', { count: capacity })}</small>
                  ) : clash.with.length > 0 ? (
                    <small>{clash.with.join(', ')}</small>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        <ul className={classes.facts}>
          <li>
            <IconCalendarEvent {...icon} />
            <span>
              {parts.map(({ day, from, to }) => `${dayOf(day, locale)}, ${clockOf(from)}–${clockOf(to)}`).join(' · ')}
              <small>
                {cityOf(week.timeZone)}
                {isElsewhere ? ` · ${t('calendar.here', { times: times(readers) })}` : ''}
              </small>
            </span>
          </li>
          <li>
            <IconMapPin {...icon} />
            <span>{place || t('calendar.online')}</span>
          </li>
          {kind === 'event' ? null : (
            <li>
              <IconUser {...icon} />
              <span>
                {instructor?.name ?? t('calendar.nobody')}
                {name ? <small>{name}</small> : null}
              </span>
            </li>
          )}
        </ul>
        <Seats date={date} />
        {kind === 'event' ? null : <Teachers week={week} />}
      </div>
      <footer className={classes.paneFoot}>
        <LinkButton href={hrefOfThing(date)} fullWidth>
          {t(kind === 'event' ? 'calendar.open_event' : 'calendar.open_class')}
        </LinkButton>
      </footer>
    </div>
  );
}

/** More than this are not drawn one by one. */
const mostDrawn = 60;

function Seats({ date: { seats, taken, waiting } }: { date: CalendarDate }) {
  const { t } = useTranslation('reports');
  return (
    <section>
      <h3>
        {t('calendar.seats')}{' '}
        <span>{seats === null ? t('calendar.people', { count: taken }) : t('calendar.of_seats', { taken, seats })}</span>
      </h3>
      {seats !== null && seats <= mostDrawn ? (
        <div className={classes.seats} aria-hidden>
          {Array.from({ length: seats }, (_, index) => (
            <i key={index} data-taken={index < taken || undefined} />
          ))}
        </div>
      ) : null}
      <p className={classes.quiet}>
        {seats === null ? t('calendar.no_limit') : t('calendar.left', { count: Math.max(0, seats - taken) })}
        {' · '}
        {waiting > 0 ? t('calendar.waiting', { count: waiting }) : t('calendar.nobody_waits')}
      </p>
    </section>
  );
}

/** Who teaches how long in this week, by the longest. */
function Teachers({ week }: { week: Calendar }) {
  const { t } = useTranslation('reports');
  const teachers = teachersIn(week.dates).toSorted((one, other) => other.minutes - one.minutes);
  const most = teachers[0]?.minutes ?? 0;
  if (teachers.length === 0) return null;
  return (
    <section>
      <h3>{t('calendar.teachers')}</h3>
      <ul className={classes.teachers}>
        {teachers.map(({ id, name, minutes, isTwice }) => (
          <li key={id}>
            <span>{name}</span>
            <b data-twice={isTwice || undefined}>
              {isTwice ? `${t('calendar.twice')} · ` : ''}
              {t('calendar.hours', { hours: Math.round(minutes / 6) / 10 })}
            </b>
            <i style={{ inlineSize: `${(minutes / Math.max(1, most)) * 100}%` }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
