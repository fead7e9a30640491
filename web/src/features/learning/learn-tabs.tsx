import { Link } from '@vitrine/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { LearnPlaces, type LearnPlace } from '../../shared/learn-places.ts';
import classes from './learn-tabs.module.css';

const hrefs: Record<LearnPlace, string> = { courses: '/online-courses', trails: '/trails', podcasts: '/podcasts' };

/** The catalogs of learning side by side; with one alone there is nothing to choose. */
export function LearnTabs({ current }: { current: LearnPlace }) {
  const { t } = useTranslation('learning');
  const places = use(LearnPlaces);
  if (places.length < 2) return null;
  return (
    <nav className={classes.tabs} aria-label={t('title')}>
      {places.map((place) => (
        <Link
          key={place}
          href={hrefs[place]}
          className={classes.tab ?? ''}
          {...(place === current ? { 'aria-current': 'page' as const } : {})}
        >
          {t(`tabs.${place}`)}
        </Link>
      ))}
    </nav>
  );
}
