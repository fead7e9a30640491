import { useTranslation } from 'react-i18next';
import { release } from '../../shared/device/release.ts';
import classes from './support.module.css';

/** Which release this is, for whoever asks for help (CON-04). */
export function Release() {
  const { t } = useTranslation('support/foot');
  return <p className={classes.release}>{t('release', { release })}</p>;
}
