import { Button } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import classes from './queue.module.css';
import own from './several.module.css';

type SelectionBarProps = { count: number; onDecide: () => void; onAll: () => void; onClear: () => void };

/** How many rows are marked, and what to do with them. */
export function SelectionBar({ count, onDecide, onAll, onClear }: SelectionBarProps) {
  const { t } = useTranslation('queue');
  return (
    <div className={own.selection} role="group" aria-label={t('marks.label')}>
      <p>
        <b aria-live="polite">{t('marks.count', { count })}</b>
        <button type="button" onClick={onAll}>
          {t('marks.all')}
        </button>
        <button type="button" onClick={onClear}>
          {t('marks.none')}
        </button>
      </p>
      <Button size="sm" fullWidth onClick={onDecide} aria-keyshortcuts="D">
        <kbd className={classes.onButton} aria-hidden>
          D
        </kbd>
        {t('marks.decide')}
      </Button>
    </div>
  );
}
