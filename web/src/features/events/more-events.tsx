import { useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '../../shared/pages.tsx';
import { SectionTitle } from '../../shared/section-title.tsx';
import { eventsQuery } from './api.ts';
import { EventRow } from './event-row.tsx';
import classes from './events.module.css';

const shown = 3;

/** The next events beside the one that is looked at and the other dates of it. */
export function MoreEvents({ besides }: { besides: readonly string[] }) {
  const { t } = useTranslation('events');
  const others = itemsOf(useInfiniteQuery(eventsQuery('coming'))).filter(({ id }) => !besides.includes(id));
  if (others.length === 0) return null;
  return (
    <section>
      <SectionTitle title={t('more_events')} href="/events" label={t('see_all')} />
      <Card>
        <ul className={classes.rows}>
          {others.slice(0, shown).map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
