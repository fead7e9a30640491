import { Button, Link } from '@vitrine/ui';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconClock } from '../../shared/icons.ts';
import { SearchPlaces } from '../../shared/search-places.ts';
import { forgetRecent, recentSearches } from '../../shared/recent-searches.ts';
import classes from './search.module.css';

/** Before anything is looked for: what was looked for last, and where else things stand. */
export function Recent({ isShort, onChoose }: { isShort: boolean; onChoose: (words: string) => void }) {
  const { t } = useTranslation('search');
  const [recent, setRecent] = useState(recentSearches);
  if (isShort) return <p className={classes.note}>{t('short')}</p>;
  if (recent.length === 0) return <p className={classes.note}>{t('begin')}</p>;
  return (
    <section aria-labelledby="search-recent" className={classes.group}>
      <header>
        <h2 id="search-recent">{t('recent')}</h2>
        <Button
          variant="subtle"
          size="sm"
          onClick={() => {
            forgetRecent();
            setRecent([]);
          }}
        >
          {t('forget')}
        </Button>
      </header>
      <ul>
        {recent.map((words) => (
          <li key={words}>
            <button type="button" className={classes.recent} data-hit onClick={() => onChoose(words)}>
              <IconClock size={20} stroke={1.75} aria-hidden />
              <span>{words}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nobody found anything: another word, the places of the portal, and help. */
export function Nowhere({ words, onLeave }: { words: string; onLeave: () => void }) {
  const { t } = useTranslation('search');
  const places = use(SearchPlaces);
  return (
    <>
      <div className={classes.nowhere}>
        <h2>{t('none.title', { words })}</h2>
        <p>{t('none.hint')}</p>
      </div>
      <nav aria-label={t('none.places')} className={classes.places}>
        {places.map(({ href, label }) => (
          <Link key={href} href={href} data-hit onClick={onLeave}>
            {label}
          </Link>
        ))}
        <Link href="/contact" data-hit onClick={onLeave}>
          {t('none.help')}
        </Link>
      </nav>
    </>
  );
}
