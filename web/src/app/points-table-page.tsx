import { Empty, Failed, Loading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { PointsTable } from '../features/campaigns/index.ts';
import { useMe } from '../features/identity/index.ts';
import { rootFrame } from '../shared/frames.tsx';
import { PageTitle } from '../shared/page-title.tsx';
import { useCampaignInView } from './campaign-in-view.ts';

/** What earns what in the campaign that the member looks at (PTS-02). */
export function PointsTablePage() {
  const { t } = useTranslation('app');
  const { client } = useMe();
  const { Missing } = rootFrame.useRouteContext();
  const { campaign, isPending, error, retry } = useCampaignInView();
  if (!client.has_points_table || !client.has_campaigns) return <Missing />;
  return (
    <>
      <PageTitle title={t('points.table')} hint={campaign?.name} backHref="/my-points" />
      {isPending ? <Loading shape="list" /> : null}
      {campaign ? <PointsTable campaignId={campaign.id} /> : null}
      {error ? <Failed error={error} onRetry={retry} /> : null}
      {!campaign && !isPending && !error ? (
        <Empty title={t('points.none')} hint={t('points.none_hint')} next={{ label: t('points.to_campaigns'), href: '/campaigns' }} />
      ) : null}
    </>
  );
}
