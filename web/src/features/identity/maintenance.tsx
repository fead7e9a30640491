import { useTranslation } from 'react-i18next';
import classes from './login-page.module.css';
import { PublicSheet } from './public-sheet.tsx';

/** The portal is being worked on: what happens, and that nothing is lost. What everybody but staff gets, by whichever way they came (LOG-03). */
export function MaintenancePage() {
  const { t } = useTranslation('identity');
  return (
    <PublicSheet title={t('maintenance.title')}>
      <div className={classes.closed} role="status">
        <p>{t('maintenance.hint')}</p>
        <p>{t('maintenance.kept')}</p>
      </div>
    </PublicSheet>
  );
}
