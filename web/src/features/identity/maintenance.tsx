import { useTranslation } from 'react-i18next';
import classes from './login-page.module.css';

/** The portal is being worked on: what happens, and that nothing is lost (LOG-03). */
export function Maintenance() {
  const { t } = useTranslation('identity');
  return (
    <div className={classes.closed} role="status">
      <p>{t('maintenance.hint')}</p>
      <p>{t('maintenance.kept')}</p>
    </div>
  );
}
