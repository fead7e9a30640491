import type { EventPage } from '@vitrine/contract/events';
import { Card, Link, SectionHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { DayTile } from '../../shared/day-tile.tsx';
import { useWhen } from './event-words.ts';
import classes from './events.module.css';
import { useRuleWords } from './rule-words.ts';

const shown = 4;
type Series = NonNullable<EventPage['series']>;

/** That an event repeats, in words, and its other dates to come, each a page of its own. */
export function EventSeries({ series }: { series: Series }) {
  const { t } = useTranslation('events');
  const words = useRuleWords(series);
  const more = series.next.length - shown;
  return (
    <section>
      <SectionHeading title={t('repeats')} />
      <Card label={t('repeats')}>
        <p className={classes.rule}>{words}</p>
        <ul className={classes.rows}>
          {series.next.slice(0, shown).map((date) => (
            <DateRow key={date.id} date={date} />
          ))}
        </ul>
        {more > 0 ? <p className={classes.note}>{t('more_dates', { count: more })}</p> : null}
      </Card>
    </section>
  );
}

function DateRow({ date }: { date: Series['next'][number] }) {
  const { t } = useTranslation('events');
  const when = useWhen(date);
  const stands = date.phase === 'cancelled' ? t('cancelled') : date.isComing ? t('i_come') : '';
  return (
    <li>
      <Link href={`/events/${date.id}`} className={classes.row ?? ''}>
        <DayTile above={when.month} day={when.day} />
        <span>
          <strong>{when.line}</strong>
          <small>{when.zone}</small>
        </span>
        <small>{stands}</small>
      </Link>
    </li>
  );
}
