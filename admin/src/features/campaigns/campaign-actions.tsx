import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dayIn } from '@vitrine/domain/kernel';
import { Button, Dialog, LinkButton, showToast } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { formatDay, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instantIn } from '../../shared/device/index.ts';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { listKey, oneKey } from '../../shared/resource/index.ts';
import { campaignQuery, openedCampaign, publish } from './api.ts';
import classes from './campaigns.module.css';
import { CampaignStateChip, campaigns } from './campaigns.tsx';
import { CopyDialog } from './copy-dialog.tsx';

/** State, what is still missing, the way to points and stores, and publishing, which fixes the points once the campaign begins (CMP-05). */
export function CampaignActions({ campaignId, version }: { campaignId: string; version: number }) {
  const { t, i18n } = useTranslation('campaigns');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const { data } = useQuery({ ...campaignQuery(campaignId), staleTime: 0 });
  const send = useMutation({
    mutationFn: () => publish(campaignId, version),
    onSuccess: async (kept) => {
      queries.setQueryData(campaignQuery(campaignId).queryKey, kept);
      queries.setQueryData(oneKey(campaigns, campaignId), openedCampaign(kept));
      await queries.invalidateQueries({ queryKey: listKey(campaigns) });
      showToast({ text: t('publish.done') });
      setAsking(false);
    },
  });
  if (!data) return null;
  const locale = matchLocale(i18n.language);
  const count = (value: number) => formatNumber(value, locale);
  const beginsToday = data.campaign.beginsOn <= dayIn(data.campaign.timeZone, instantIn(0));
  return (
    <div className={classes.actions}>
      <CampaignStateChip state={data.state} />
      <LinkButton href={`/campaigns/${campaignId}/points`} variant="default" size="sm">
        {t('points.open', { count: data.rules, shown: count(data.rules) })}
      </LinkButton>
      <LinkButton href={`/campaigns/${campaignId}/promotions`} variant="default" size="sm">
        {t('promotions.title')}
      </LinkButton>
      <LinkButton href={`/campaigns/${campaignId}/stores`} variant="default" size="sm">
        {t('taking_part.open', { count: data.stores, shown: count(data.stores) })}
      </LinkButton>
      <LinkButton href={`/campaigns/${campaignId}/photos`} variant="default" size="sm">
        {t('photos_open')}
      </LinkButton>
      <LinkButton href={`/campaigns/${campaignId}/levels`} variant="default" size="sm">
        {t('levels_open')}
      </LinkButton>
      <LinkButton href={`/campaigns/${campaignId}/simulation`} variant="default" size="sm">
        {t('simulate_open')}
      </LinkButton>
      {data.publishedAt === null ? null : (
        <LinkButton href={`/campaigns/${campaignId}/close`} variant="default" size="sm">
          {t('close_open')}
        </LinkButton>
      )}
      {data.can.save ? (
        <Button variant="default" size="sm" onClick={() => setCopying(true)}>
          {t('copy.open')}
        </Button>
      ) : null}
      {isCopying ? <CopyDialog from={data} onClose={() => setCopying(false)} /> : null}
      {data.can.publish ? (
        <Button size="sm" onClick={() => setAsking(true)}>
          {t('publish.open')}
        </Button>
      ) : null}
      {data.missing.length === 0 ? null : (
        <section className={classes.missing} aria-label={t('missing')}>
          <b>{t('missing')}</b>
          <ul>
            {data.missing.map((code) => (
              <li key={code}>{atForm(code)}</li>
            ))}
          </ul>
        </section>
      )}
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={t('publish.title')}>
        <p>{t('publish.hint')}</p>
        <p>
          <b>{beginsToday ? t('publish.now') : t('publish.later', { day: formatDay(data.campaign.beginsOn, locale) })}</b>
        </p>
        {beginsToday ? <p>{t('publish.freezes', { count: data.rules, shown: count(data.rules) })}</p> : null}
        <DialogFoot onClose={() => setAsking(false)} error={send.error} onClick={() => send.mutate()} loading={send.isPending}>
          {t('publish.open')}
        </DialogFoot>
      </Dialog>
    </div>
  );
}
