import { useTranslation } from 'react-i18next';
import { IconAlertTriangle, IconCircleCheck } from '../../shared/icons.ts';
import classes from './catalog.module.css';

/** What keeps an activity from being published, as a list to work off; the server judges what was saved. */
export function Missing({ codes, isStale }: { codes: readonly string[]; isStale: boolean }) {
  const { t, i18n } = useTranslation('catalog');
  if (codes.length === 0) {
    return (
      <p className={classes.ready}>
        <IconCircleCheck size={20} stroke={1.75} aria-hidden />
        {t('missing.nothing')}
      </p>
    );
  }
  return (
    <section className={classes.missing} aria-label={t('missing.title')}>
      <b>{t('missing.title')}</b>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
            {i18n.exists(`catalog:missing.${code}`) ? t(`missing.${code}`) : t('missing.other')}
          </li>
        ))}
      </ul>
      {isStale ? <small>{t('missing.stale')}</small> : null}
    </section>
  );
}
