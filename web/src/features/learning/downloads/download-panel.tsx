import { Button, ProgressBar } from '@vitrine/ui';
import { formatBytes } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunningDownloads } from '../../../shared/downloads-running.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import classes from './downloads.module.css';

const theCalls = () => import('./device-calls.ts');

/** How far the download is, over every screen: there while it is under way, gone when it is whole (OFF-02). It blocks nothing, and may be made small. */
export function DownloadPanel() {
  const { t } = useTranslation('learning/downloads');
  const locale = useLocale();
  const [isSmall, setSmall] = useState(false);
  const [now, ...others] = useRunningDownloads();
  if (!now) return null;
  const stop = () => (now.by ? now.by.stop() : void theCalls().then((calls) => calls.stopDownload(now.itemId)));
  const again = () => (now.by ? now.by.again() : void theCalls().then((calls) => calls.downloadAgain(now.itemId)));
  const part = now.bytes === 0 ? 0 : now.durable / now.bytes;
  if (isSmall && !now.failure) {
    return (
      <button type="button" className={classes.chip} onClick={() => setSmall(false)}>
        {t('chip', { percent: Math.floor(part * 100) })}
      </button>
    );
  }
  return (
    <section role="dialog" aria-label={t('title')} className={classes.panel}>
      <p className={classes.name}>{now.title}</p>
      {now.failure ? (
        <p role="alert">{t(`failed.${now.failure}`)}</p>
      ) : (
        <>
          <ProgressBar value={part} label={t('progress')} />
          <p>
            {t('of', { durable: formatBytes(now.durable, locale), bytes: formatBytes(now.bytes, locale) })}
            {others.length > 0 ? ` · ${t('more', { count: others.length })}` : ''}
          </p>
        </>
      )}
      <div className={classes.buttons}>
        {now.failure ? (
          <Button size="sm" onClick={again}>
            {t('again')}
          </Button>
        ) : (
          <Button size="sm" variant="subtle" onClick={() => setSmall(true)}>
            {t('small')}
          </Button>
        )}
        <Button size="sm" variant="default" onClick={stop}>
          {t(now.failure ? 'close' : 'cancel')}
        </Button>
      </div>
    </section>
  );
}
