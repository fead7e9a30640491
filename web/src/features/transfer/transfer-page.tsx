import { useQuery } from '@tanstack/react-query';
import type { TransferPage as Shown } from '@vitrine/contract/transfer';
import { Empty, Failed, Loading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { transferQuery } from './api.ts';
import { PastSendings } from './past-sendings.tsx';
import { SendForm } from './send-form.tsx';
import classes from './transfer.module.css';
import { MonthsNote, NoPermission, NoPoints } from './notes.tsx';
import { UnderWay } from './under-way.tsx';

/** Training points, to send to the partner program; what waits for it, and what was sent until when (TRF-01, TRF-02). */
export function TransferPage() {
  const { t } = useTranslation('transfer');
  const found = useQuery(transferQuery);
  const page = found.data;
  return (
    <div className={classes.page}>
      <PageTitle title={t('title')} backHref="/my-points" />
      {found.isPending ? <Loading shape="page" /> : null}
      {found.isError && !page ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {page ? <Now page={page} /> : null}
      {page && page.past.length > 0 ? <PastSendings past={page.past} partner={page.partner?.name ?? ''} /> : null}
    </div>
  );
}

/** The one thing that there is to do, or why there is none. */
function Now({ page }: { page: Shown }) {
  const { t } = useTranslation('transfer');
  const { partner, underWay } = page;
  if (underWay) return <UnderWay sending={underWay} partner={partner?.name ?? t('partner')} months={page.monthsToUse} />;
  if (!partner)
    return <Empty title={t('closed.title')} hint={t('closed.hint')} next={{ label: t('to_courses'), href: '/online-courses' }} />;
  if (!page.maySend) return <NoPermission />;
  if (page.available === 0)
    return (
      <>
        <NoPoints />
        <MonthsNote months={page.monthsToUse} partner={partner.name} />
      </>
    );
  return <SendForm page={page} partner={partner} />;
}
