import type { EventSeries } from '@vitrine/contract/events';
import { dayIn } from '@vitrine/domain/kernel';
import { Card, Link } from '@vitrine/ui';
import { formatDay, formatTime, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import classes from './events.module.css';

/** The dates of a series, each a way to its own event; by the clocks of their places. */
export function SeriesDates({ eventId, series }: { eventId: string; series: EventSeries }) {
  const { t, i18n } = useTranslation('events');
  const locale = matchLocale(i18n.language);
  return (
    <Card label={t('series.title')} className={classes.list ?? ''}>
      <h3>{t('series.title')}</h3>
      <ul className={classes.dates}>
        {series.dates.map(({ id, beginsAt, timeZone, state, phase }) => {
          const when = `${formatDay(dayIn(timeZone, beginsAt), locale, 'weekday')}, ${formatTime(beginsAt, timeZone, locale)}`;
          return (
            <li key={id}>
              {id === eventId ? <b aria-current="true">{when}</b> : <Link href={`/events?open=${id}`}>{when}</Link>}
              <small>{state === 'published' && phase === 'over' ? t('series.over') : t(`list.choice.state.${state}`)}</small>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
