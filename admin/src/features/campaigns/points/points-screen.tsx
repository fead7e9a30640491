import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { textIn } from '@vitrine/domain/kernel';
import { ConsolePanes, Failed, Loading, PageHeading, StateChip } from '@vitrine/ui';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { campaignQuery, pointsQuery } from '../api.ts';
import { PointsForm } from './points-form.tsx';

/** What each product, type or brand is worth; fixed once the campaign begins (CMP-05). */
export function PointsScreen() {
  const { t, i18n } = useTranslation('campaigns');
  const { campaignId = '' } = useParams({ strict: false });
  const locale = matchLocale(i18n.language);
  const { data: campaign } = useQuery(campaignQuery(campaignId));
  const table = useQuery(pointsQuery(campaignId));
  const frozenAt = table.data?.frozenAt;
  return (
    <ConsolePanes
      detail={
        <>
          <PageHeading
            title={t('points.title')}
            backHref={`/campaigns?open=${campaignId}`}
            hint={campaign ? textIn(campaign.campaign.name, locale) : undefined}
            actions={
              frozenAt ? (
                <StateChip state="held">{t('points.frozen', { at: formatInstant(frozenAt, deviceZone(), locale) })}</StateChip>
              ) : null
            }
          />
          {table.isPending ? <Loading shape="table" rows={6} /> : null}
          {table.isError ? <Failed error={table.error} onRetry={() => void table.refetch()} /> : null}
          {table.data ? (
            <PointsForm key={campaignId} campaignId={campaignId} table={table.data} readAgain={async () => (await table.refetch()).data} />
          ) : null}
        </>
      }
    />
  );
}
