import { useTranslation } from 'react-i18next';
import { IconWifiOff } from '../icons.ts';
import classes from './states.module.css';

/** An ink plate while there is no network: what still works, and how much waits to be sent. The app says when. */
export function OfflineBanner({ isOffline, waiting = 0 }: { isOffline: boolean; waiting?: number }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status">
      {isOffline ? (
        <div className={classes.offline}>
          <IconWifiOff size={20} stroke={1.75} aria-hidden />
          <p>
            <b>{t('offline.title')}</b> {waiting > 0 ? t('offline.waiting', { count: waiting }) : t('offline.hint')}
          </p>
        </div>
      ) : null}
    </div>
  );
}
