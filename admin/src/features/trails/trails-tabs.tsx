import { Link } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import classes from './trails.module.css';

/** Trails, and the categories that they are put under. */
export function TrailsTabs({ current }: { current: 'trails' | 'categories' }) {
  const { t } = useTranslation('trails');
  return (
    <nav className={classes.tabs} aria-label={t('trails.title')}>
      <Link href="/trails" {...(current === 'trails' ? { 'aria-current': 'page' as const } : {})}>
        {t('trails.title')}
      </Link>
      <Link href="/trail-categories" {...(current === 'categories' ? { 'aria-current': 'page' as const } : {})}>
        {t('categories.title')}
      </Link>
    </nav>
  );
}
