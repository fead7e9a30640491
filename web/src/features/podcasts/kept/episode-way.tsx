import type { Episode } from '@vitrine/contract/podcasts';
import { useQuery } from '@tanstack/react-query';
import { Button, Failed, IconButton, Skeleton } from '@vitrine/ui';
import { formatBytes } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../../shared/ask.tsx';
import { useRunningDownloads } from '../../../shared/downloads-running.ts';
import { IconDownload, IconTrash } from '../../../shared/icons.ts';
import { useKeptState } from '../../../shared/kept-state.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import classes from '../podcasts.module.css';

const theEpisodes = () => import('./kept-episodes.ts');
const icon = { size: 24, stroke: 1.75, 'aria-hidden': true } as const;

/** Beside an episode: keeps it on this device, its size first, or takes it off again (POD-01, OFF-01). */
export function EpisodeWay({ episode }: { episode: Episode }) {
  const { t } = useTranslation('podcasts');
  const [isOpen, setOpen] = useState(false);
  const [records] = useKeptState('offline_course');
  const { id, title } = episode;
  const isKept = records?.some(({ item_id, downloading }) => item_id === id && !downloading) ?? false;
  const isRunning = useRunningDownloads().some(({ itemId, failure }) => itemId === id && !failure);
  if (isKept)
    return (
      <IconButton label={t('remove_kept', { title })} onClick={() => void theEpisodes().then((kept) => kept.removeEpisode(id))}>
        <IconTrash {...icon} />
      </IconButton>
    );
  return (
    <>
      <IconButton label={t('keep', { title })} disabled={isRunning} onClick={() => setOpen(true)}>
        <IconDownload {...icon} />
      </IconButton>
      <Ask isOpen={isOpen} onClose={() => setOpen(false)} title={t('keep_question')}>
        <Offer episode={episode} onClose={() => setOpen(false)} />
      </Ask>
    </>
  );
}

function Offer({ episode, onClose }: { episode: Episode; onClose: () => void }) {
  const { t } = useTranslation('podcasts');
  const locale = useLocale();
  const found = useQuery({
    queryKey: ['podcasts', 'download', episode.id],
    queryFn: async () => (await theEpisodes()).fetchOffer(episode.id),
    gcTime: 0,
    staleTime: 0,
  });
  if (found.isPending) return <Skeleton height="96px" radius={12} />;
  if (!found.data) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <div className={classes.feed}>
      <p>{t('keep_hint', { size: formatBytes(found.data.bytes, locale) })}</p>
      <Button
        fullWidth
        onClick={() => {
          void theEpisodes().then((kept) => kept.keepEpisode(episode));
          onClose();
        }}
      >
        {t('keep_now')}
      </Button>
    </div>
  );
}
