import { useQuery } from '@tanstack/react-query';
import { Empty, Failed, Loading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/page-title.tsx';
import { ticketsQuery } from './api.ts';
import classes from './help.module.css';
import { TicketCard } from './promise.tsx';

/** All that the member wrote to the support, the last change first. */
export function TicketsPage() {
  const { t } = useTranslation('support');
  const tickets = useQuery(ticketsQuery);
  const items = tickets.data?.items ?? [];
  return (
    <>
      <PageTitle title={t('mine.title')} backHref="/faq" />
      {tickets.isPending ? <Loading shape="list" rows={4} /> : null}
      {tickets.isError && !tickets.data ? <Failed error={tickets.error} onRetry={() => void tickets.refetch()} /> : null}
      {tickets.data && items.length === 0 ? (
        <Empty title={t('mine.empty_title')} hint={t('mine.empty_hint')} next={{ label: t('write.way'), href: '/contact-us' }} />
      ) : null}
      <ul className={classes.list}>
        {items.map((ticket) => (
          <li key={ticket.id}>
            <TicketCard ticket={ticket} level="h2" />
          </li>
        ))}
      </ul>
    </>
  );
}
