import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Card, Empty, FilterChips, Loading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { Pages } from '../../shared/pages.tsx';
import { eventsQuery } from './api.ts';
import { EventRow } from './event-row.tsx';
import classes from './events.module.css';
import { useSendingKept } from './outbox/use-scans.ts';

/** Events of the client: what comes next, and what was (EVT-01). */
export function EventsPage() {
  const { t } = useTranslation('events');
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const when = 'when' in search && search.when === 'past' ? ('past' as const) : ('coming' as const);
  const found = useInfiniteQuery(eventsQuery(when));
  useSendingKept();
  return (
    <>
      <PageTitle title={t('title')} />
      <FilterChips
        label={t('which')}
        filters={(['coming', 'past'] as const).map((key) => ({ key, label: t(`list.${key}`), isActive: key === when }))}
        onToggle={(key) => void navigate({ to: '/events', search: key === 'past' ? { when: 'past' } : {}, replace: true })}
        isChoice
      />
      <Pages
        found={found}
        bones={<Loading shape="list" rows={5} />}
        nothing={
          when === 'coming' ? (
            <Empty title={t('empty.title')} hint={t('empty.hint')} next={{ label: t('empty.next'), href: '/level' }} />
          ) : (
            <Empty title={t('none.title')} hint={t('none.hint')} next={{ label: t('list.coming'), href: '/events' }} />
          )
        }
        more={t('more')}
      >
        {(items) => (
          <Card label={t(`list.${when}`)} className={classes.list ?? ''}>
            <ul className={classes.rows}>
              {items.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </ul>
          </Card>
        )}
      </Pages>
    </>
  );
}
