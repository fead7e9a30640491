import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../shared/ask.tsx';
import { SearchPanel } from './search-panel.tsx';
import classes from './search.module.css';

/** The search over whatever screen is open on a desktop. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search');
  const [words, setWords] = useState('');
  return (
    <Ask isOpen onClose={onClose} title={t('title')} size={760}>
      <div className={classes.dialog}>
        <SearchPanel words={words} onWords={setWords} onLeave={onClose} />
      </div>
      <p className={classes.keys} aria-hidden>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.walk')}
        </span>
        <span>
          <kbd>↵</kbd> {t('keys.open')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('keys.close')}
        </span>
      </p>
    </Ask>
  );
}
