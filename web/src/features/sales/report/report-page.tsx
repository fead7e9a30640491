import { Empty, Failed, Loading } from '@vitrine/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/page-title.tsx';
import { runningCampaignsQuery } from '../api.ts';
import type { KeptSale } from '../outbox/kept-sale.ts';
import { CannotReport } from './cannot-report.tsx';
import { newReport } from './new-draft.ts';
import { ReportFlow } from './report-flow.tsx';
import { useOpenDraft } from './use-open-draft.ts';

/** Reports a sale (SAL-01): goes on with the draft that this device has, or begins one. */
export function ReportPage() {
  const { draft: wanted } = useSearch({ from: '/signed-in/task/insert-sales' });
  const navigate = useNavigate();
  const campaigns = useQuery(runningCampaignsQuery);
  const mine = campaigns.data?.filter(({ isRegistered }) => isRegistered) ?? [];
  const campaign = mine.find(({ isSelected }) => isSelected) ?? mine[0];
  const { open, again } = useOpenDraft({
    find: (kept) => draftIn(kept, wanted),
    begin: campaign && newReport({ id: campaign.id, name: campaign.name, beginsOn: campaign.beginsOn, endsOn: campaign.endsOn }),
  });
  const another = () => {
    again();
    void navigate({ to: '/insert-sales', search: {} });
  };

  if (campaigns.isError && !campaigns.data) return <Failed error={campaigns.error} onRetry={() => void campaigns.refetch()} />;
  if (campaigns.isSuccess && !campaign) return <NoCampaign other={campaigns.data[0]} />;
  if (!campaign || !open) return <Loading shape="form" />;
  return (
    <CannotReport campaignId={open.draft.campaign?.id ?? campaign.id}>
      <ReportFlow key={open.key} kept={open} campaigns={mine} onAnother={another} />
    </CannotReport>
  );
}

/** The draft that the address names, else the one that was written last; corrections of sent sales have a screen of their own. */
function draftIn(kept: readonly KeptSale[], wanted: string | undefined): KeptSale | undefined {
  const named = wanted === undefined ? undefined : kept.find(({ key }) => key === wanted);
  return named ?? kept.findLast(({ stage, revises }) => stage === 'writing' && revises === null);
}

/** Nothing takes reports of this member now: the next step is a registration, or to wait. */
function NoCampaign({ other }: { other: { id: string; name: string } | undefined }) {
  const { t } = useTranslation('sales');
  return (
    <>
      <PageTitle title={t('report.title')} backHref="/home" />
      {other ? (
        <Empty
          title={t('none.not_registered')}
          hint={t('none.not_registered_hint', { name: other.name })}
          next={{ label: t('none.register'), href: `/campaigns/${other.id}/registration` }}
        />
      ) : (
        <Empty title={t('none.closed')} hint={t('none.closed_hint')} next={{ label: t('none.campaigns'), href: '/campaigns' }} />
      )}
    </>
  );
}
