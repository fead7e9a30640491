import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { call } from '@vitrine/client';
import { getPhotoRule, savePhotoRule } from '@vitrine/contract/photos';
import { creditMoments, type CreditMoment } from '@vitrine/domain/photos';
import { Failed, NativeSelect, PageHeading, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { textIn } from '@vitrine/domain/kernel';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ResourceScreen } from '../../../shared/resource/index.ts';
import { photoTypesOf } from './photo-types.ts';

/** The photos that a campaign asks for, and when they earn their points (PHO-01, PHO-03). */
export function PhotoTypesScreen() {
  const { campaignId = '' } = useParams({ strict: false });
  const types = useMemo(() => photoTypesOf(campaignId), [campaignId]);
  return (
    <ResourceScreen
      resource={types}
      path={`/campaigns/${campaignId}/photos`}
      header={<Rule campaignId={campaignId} />}
      canImport={false}
      nameOf={({ name }, locale) => textIn(name, locale)}
    />
  );
}

function Rule({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation('photos');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const queryKey = ['photos', 'rule', campaignId];
  const found = useQuery({ queryKey, queryFn: () => call(getPhotoRule, { params: { campaignId } }) });
  const save = useMutation({
    mutationFn: (credits: CreditMoment) =>
      call(savePhotoRule, { params: { campaignId }, body: { version: found.data?.version ?? 0, credits } }),
    onSuccess: (rule) => {
      queries.setQueryData(queryKey, rule);
      showToast({ text: t('rule.saved') });
    },
    onError: (error) => {
      showToast({ text: atForm(refusalCode(error)) });
      void found.refetch();
    },
  });
  if (found.isError && !found.data) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  const rule = found.data;
  return (
    <>
      <PageHeading title={t('types.title')} backHref={`/campaigns?open=${campaignId}`} hint={rule?.campaignName} />
      <NativeSelect
        label={t('rule.label')}
        description={rule && !rule.can.save ? t('rule.fixed') : undefined}
        value={rule?.credits ?? 'at_once'}
        disabled={!rule?.can.save || save.isPending}
        onChange={(event) => {
          const chosen = creditMoments.find((one) => one === event.currentTarget.value);
          if (chosen) save.mutate(chosen);
        }}
        data={creditMoments.map((value) => ({ value, label: t(`rule.${value}`) }))}
      />
    </>
  );
}
