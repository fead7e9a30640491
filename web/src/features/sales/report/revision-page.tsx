import type { Sale } from '@vitrine/contract/sales';
import { Empty, Failed, Loading, NotFound } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../shared/device/clock.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import { saleQuery } from '../api.ts';
import { newRevision } from './new-draft.ts';
import { ReportFlow } from './report-flow.tsx';
import { useOpenDraft } from './use-open-draft.ts';

/** Corrects a reproved sale and sends it again as a revision of itself (D24). */
export function RevisionPage() {
  const { t } = useTranslation('sales');
  const { saleId } = useParams({ from: '/signed-in/task/sales/$saleId/revision' });
  const found = useQuery({ ...saleQuery(saleId), refetchOnWindowFocus: false });
  const sale = found.data;
  const { open } = useOpenDraft({
    find: (kept) => kept.find(({ revises }) => revises?.saleId === saleId),
    begin: sale?.can.revise ? newRevision(sale, campaignOf(sale)) : undefined,
  });

  if (found.isError && refusalCode(found.error) === 'not_found') return <NotFound homeHref="/sales" />;
  if (found.isError && !sale && !open) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  if (sale && !sale.can.revise && !open)
    return (
      <>
        <PageTitle title={t('revision.title')} backHref={`/sales/${saleId}`} />
        <Empty title={t('revision.closed')} hint={t('revision.closed_hint')} next={{ label: t('to_mine'), href: '/sales' }} />
      </>
    );
  if (!open || !sale) return <Loading shape="form" />;
  return (
    <ReportFlow
      key={open.key}
      kept={open}
      campaigns={[]}
      revised={{ reportedOn: dayOf(Date.parse(sale.reportedAt), sale.store.timeZone), photoUrl: sale.photo?.url }}
    />
  );
}

/** The window of a revision is that of the first sending: the campaign's days do not judge it here, the server knows them (D24). */
const campaignOf = ({ campaignId, campaignName }: Sale) => ({
  id: campaignId,
  name: campaignName,
  beginsOn: '0001-01-01',
  endsOn: '9999-12-31',
});
