import { useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '../../shared/pages.tsx';
import { SectionTitle } from '../../shared/section-title.tsx';
import { eventsQuery } from './api.ts';
import { EventRow } from './event-row.tsx';
import classes from './events.module.css';
import { useSendingKept } from './outbox/use-scans.ts';

const shown = 2;

/** The next events on the home; nothing where there is none. A check-in that waits on this device goes out from here too. */
export function EventSection() {
  const { t } = useTranslation('events');
  useSendingKept();
  const items = itemsOf(useInfiniteQuery(eventsQuery('coming'))).filter(({ phase }) => phase !== 'cancelled');
  if (items.length === 0) return null;
  return (
    <section>
      <SectionTitle title={t('section')} href="/events" label={t('see_all')} />
      <Card>
        <ul className={classes.rows}>
          {items.slice(0, shown).map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
