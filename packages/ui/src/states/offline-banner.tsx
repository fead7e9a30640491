import { useTranslation } from 'react-i18next';
import { IconWifiOff } from '../icons.ts';
import { Plate } from './plate.tsx';

/** An ink plate while there is no network: what still works, and how much waits to be sent. The app says when. */
export function OfflineBanner({ isOffline, waiting = 0 }: { isOffline: boolean; waiting?: number }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status">
      {isOffline ? (
        <Plate icon={<IconWifiOff size={20} stroke={1.75} aria-hidden />}>
          <b>{t('offline.title')}</b> {waiting > 0 ? t('offline.waiting', { count: waiting }) : t('offline.hint')}
        </Plate>
      ) : null}
    </div>
  );
}
