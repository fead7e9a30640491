import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { call, CallRefused } from '@vitrine/client';
import { getCampaignLevels, saveCampaignLevels, type CampaignLevels } from '@vitrine/contract/levels';
import { Button, ConsolePanes, Failed, LinkButton, Loading, PageHeading, showToast, TextInput } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The experience that a campaign asks for its levels; fixed once it began with them (LVL-02). */
export function MinimumsScreen() {
  const { t } = useTranslation('levels');
  const { campaignId = '' } = useParams({ strict: false });
  const found = useQuery({
    queryKey: ['levels', 'minimums', campaignId],
    queryFn: () => call(getCampaignLevels, { params: { campaignId } }),
    refetchOnWindowFocus: false,
  });
  return (
    <ConsolePanes
      detail={
        <>
          <PageHeading
            title={t('minimums.title')}
            backHref={`/campaigns?open=${campaignId}`}
            hint={found.data?.campaignName}
            actions={
              <LinkButton href="/levels" variant="default" size="sm">
                {t('levels.title')}
              </LinkButton>
            }
          />
          {found.isPending ? <Loading shape="form" rows={2} /> : null}
          {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          {found.data ? <Form key={found.data.version} campaignId={campaignId} kept={found.data} /> : null}
        </>
      }
    />
  );
}

function Form({ campaignId, kept }: { campaignId: string; kept: CampaignLevels }) {
  const { t } = useTranslation('levels');
  const { atForm, atField } = useMessages();
  const queries = useQueryClient();
  const [minimums, setMinimums] = useState({ intermediate: kept.minimums?.intermediate ?? 0, highest: kept.minimums?.highest ?? 0 });
  const save = useMutation({
    mutationFn: () => call(saveCampaignLevels, { params: { campaignId }, body: { version: kept.version, minimums } }),
    onSuccess: (saved) => {
      queries.setQueryData(['levels', 'minimums', campaignId], saved);
      showToast({ text: t('minimums.saved') });
    },
  });
  const fields = save.error instanceof CallRefused ? (save.error.fields ?? {}) : {};
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      {kept.can.save ? null : <p>{t('minimums.fixed')}</p>}
      {(['intermediate', 'highest'] as const).map((rank) => {
        const code = fields[`minimums.${rank}`];
        return (
          <TextInput
            inputMode="numeric"
            key={rank}
            label={t('minimums.of', { level: kept.names[rank] })}
            value={minimums[rank] === 0 ? '' : String(minimums[rank])}
            disabled={!kept.can.save}
            onChange={(event) => setMinimums({ ...minimums, [rank]: Number(event.currentTarget.value.replaceAll(/\D/g, '')) })}
            error={code === undefined ? undefined : atField(code)}
          />
        );
      })}
      {save.isError && Object.keys(fields).length === 0 ? <p role="alert">{atForm(refusalCode(save.error))}</p> : null}
      {kept.can.save ? (
        <Button type="submit" loading={save.isPending}>
          {t('minimums.save')}
        </Button>
      ) : null}
    </form>
  );
}
