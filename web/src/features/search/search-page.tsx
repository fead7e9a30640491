import { useNavigate, useSearch } from '@tanstack/react-router';
import { Link } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useBackHref } from '../../shared/back-href.ts';
import { IconArrowLeft } from '../../shared/icons.ts';
import { useTabTitle } from '../../shared/page-title.tsx';
import { SearchPanel } from './search-panel.tsx';
import { wordsIn } from './search-words.ts';
import classes from './search.module.css';

/** The search as a screen: what is looked for stands in the address, so that the way back from a hit leads to the hits. */
export function SearchPage() {
  const { t } = useTranslation('search');
  const { words = '' } = wordsIn(useSearch({ strict: false }));
  const navigate = useNavigate();
  const back = useBackHref('/home');
  useTabTitle(t('title'));
  return (
    <div className={classes.page}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <Link href={back} className={classes.back ?? ''} aria-label={t('ui:back')}>
        <IconArrowLeft size={24} stroke={1.75} aria-hidden />
      </Link>
      <SearchPanel
        words={words}
        onWords={(next) => void navigate({ to: '/search', search: wordsIn({ words: next }), replace: true, resetScroll: false })}
      />
    </div>
  );
}
