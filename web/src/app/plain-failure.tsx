import { useTranslation } from 'react-i18next';
import { reloadPage } from '../shared/device/page-reload.ts';

/** A failure in words alone, for when not even its drawing can be fetched. Trying again loads the page: a part of the app is missing. */
export function PlainFailure() {
  const { t } = useTranslation('ui');
  return (
    <div className="start-failure" role="alert">
      <h1>{t('failed.title')}</h1>
      <button type="button" onClick={reloadPage}>
        {t('failed.retry')}
      </button>
    </div>
  );
}
