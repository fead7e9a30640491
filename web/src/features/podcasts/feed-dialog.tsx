import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Failed, Loading, showToast, TextInput } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatDay, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../shared/ask.tsx';
import { dayOf, timeZone } from '../../shared/device/clock.ts';
import { endFeed, feedQuery, makeFeed } from './api.ts';
import classes from './podcasts.module.css';

type FeedDialogProps = { podcastId: string; onClose: () => void };

/** A podcast in the member’s own podcast app: an address with a secret of theirs, told once, which they may take back. */
export function FeedDialog({ podcastId, onClose }: FeedDialogProps) {
  const { t, i18n } = useTranslation('podcasts');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const feedOfMine = feedQuery(podcastId);
  const found = useQuery(feedOfMine);
  const isToBeRead = () => queries.invalidateQueries({ queryKey: feedOfMine.queryKey });
  const made = useMutation({ mutationFn: () => makeFeed(podcastId), onSuccess: isToBeRead });
  const ended = useMutation({
    mutationFn: () => endFeed(podcastId),
    onSuccess: async () => {
      made.reset();
      await isToBeRead();
      showToast({ text: t('feed.revoked') });
    },
  });
  const day = (at: string) => formatDay(dayOf(Date.parse(at), timeZone()), matchLocale(i18n.language), 'short');
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url);
    showToast({ text: t('feed.copied') });
  };
  const feed = found.data?.feed;
  const fault = made.error ?? ended.error;
  return (
    <Ask isOpen onClose={onClose} title={t('feed.title')}>
      <div className={classes.feed}>
        <p>{t('feed.how')}</p>
        {found.isPending ? <Loading shape="form" rows={1} /> : null}
        {found.isError ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
        {found.data && !feed && found.data.endedWhy === 'shared' ? <p role="status">{t('feed.shared')}</p> : null}
        {feed && !made.data ? <p>{t('feed.since', { day: day(feed.createdAt), until: day(feed.expiresAt) })}</p> : null}
        {made.data ? (
          <>
            <TextInput label={t('feed.address')} value={made.data.url} readOnly onFocus={(event) => event.currentTarget.select()} />
            <p>{t('feed.once')}</p>
            <Button onClick={() => void copy(made.data.url)}>{t('feed.copy')}</Button>
          </>
        ) : null}
        {fault ? <p role="alert">{atForm(refusalCode(fault))}</p> : null}
        {found.data && !made.data ? (
          <Button loading={made.isPending} onClick={() => made.mutate()}>
            {t(feed ? 'feed.again' : 'feed.make')}
          </Button>
        ) : null}
        {feed ? (
          <Button variant="subtle" loading={ended.isPending} onClick={() => ended.mutate()}>
            {t('feed.revoke')}
          </Button>
        ) : null}
      </div>
    </Ask>
  );
}
