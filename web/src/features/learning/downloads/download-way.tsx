import type { PlayerPage } from '@vitrine/contract/learning';
import { useQuery } from '@tanstack/react-query';
import { Button, Failed, IconButton, LinkButton, Skeleton } from '@vitrine/ui';
import { formatBytes } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../../shared/ask.tsx';
import { isMetered } from '../../../shared/device/download/metered.ts';
import { useRunningDownloads } from '../../../shared/downloads-running.ts';
import { IconCircleCheck, IconDownload } from '../../../shared/icons.ts';
import { useKeptState } from '../../../shared/kept-state.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import classes from './downloads.module.css';
import { downloadQuery, keptItemQuery } from './queries.ts';

const theCalls = () => import('./device-calls.ts');

const icon = { size: 24, stroke: 1.75, 'aria-hidden': true } as const;
/** On a line that is paid by the byte, more than this is asked about. */
const askedFromBytes = 50_000_000;

/** In the player: keeps the activity on this device, or takes it off again (OFF-01). The size stands there before it is pressed. */
export function DownloadWay({ page }: { page: PlayerPage }) {
  const { t } = useTranslation('learning/downloads');
  const [isOpen, setOpen] = useState(false);
  const [records] = useKeptState('offline_course');
  const isKept = records?.some(({ item_id, downloading }) => item_id === page.activity.id && !downloading) ?? false;
  const isRunning = useRunningDownloads().some(({ itemId, failure }) => itemId === page.activity.id && !failure);
  return (
    <>
      <IconButton label={t(isKept ? 'kept' : 'keep')} disabled={isRunning} onClick={() => setOpen(true)}>
        {isKept ? <IconCircleCheck {...icon} /> : <IconDownload {...icon} />}
      </IconButton>
      <Ask isOpen={isOpen} onClose={() => setOpen(false)} title={t(isKept ? 'kept' : 'keep')}>
        {isKept ? <OnDevice page={page} onClose={() => setOpen(false)} /> : <Offer page={page} onClose={() => setOpen(false)} />}
      </Ask>
    </>
  );
}

function Offer({ page, onClose }: { page: PlayerPage; onClose: () => void }) {
  const { t } = useTranslation('learning/downloads');
  const locale = useLocale();
  const found = useQuery(downloadQuery(page.courseId, page.activity.hierarchy_order));
  if (found.isPending) return <Skeleton height="96px" radius={12} />;
  if (!found.data) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  const { bytes } = found.data;
  return (
    <div className={classes.ask}>
      <p>{t('keep_hint', { size: formatBytes(bytes, locale) })}</p>
      {bytes > askedFromBytes && isMetered() ? <p role="note">{t('metered', { size: formatBytes(bytes, locale) })}</p> : null}
      <Button
        onClick={() => {
          void theCalls().then((calls) => calls.download(page));
          onClose();
        }}
      >
        {t('keep_now')}
      </Button>
    </div>
  );
}

function OnDevice({ page, onClose }: { page: PlayerPage; onClose: () => void }) {
  const { t } = useTranslation('learning/downloads');
  const { data: kept } = useQuery(keptItemQuery(page.activity.id));
  const isOlder = Boolean(kept?.fileId) && 'fileId' in page.content && page.content.fileId !== kept?.fileId;
  const update = () => {
    void theCalls().then((calls) => calls.download(page));
    onClose();
  };
  const remove = async () => {
    await (await theCalls()).removeKept(page.activity.id);
    onClose();
  };
  return (
    <div className={classes.ask}>
      <p>{t(isOlder ? 'newer_hint' : 'kept_hint')}</p>
      {isOlder ? <Button onClick={update}>{t('update')}</Button> : null}
      <LinkButton href="/downloads">{t('all')}</LinkButton>
      <Button variant="default" onClick={() => void remove()}>
        {t('remove')}
      </Button>
    </div>
  );
}
