import { Empty, Loading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { PointsTable } from '../features/campaigns/index.ts';
import { PageTitle } from '../shared/page-title.tsx';
import { useCampaignInView } from './campaign-in-view.ts';

/** What earns what in the campaign that the member looks at (PTS-02). */
export function PointsTablePage() {
  const { t } = useTranslation('app');
  const { campaign, isPending } = useCampaignInView();
  return (
    <>
      <PageTitle title={t('points.table')} hint={campaign?.name} backHref="/my-points" />
      {isPending ? <Loading shape="list" /> : null}
      {campaign ? <PointsTable campaignId={campaign.id} /> : null}
      {!campaign && !isPending ? (
        <Empty title={t('points.none')} hint={t('points.none_hint')} next={{ label: t('points.to_campaigns'), href: '/campaigns' }} />
      ) : null}
    </>
  );
}
