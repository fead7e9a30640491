import { Button } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import classes from './catalog.module.css';

type SaveBarProps = { isDirty: boolean; isSaved: boolean; isSaving: boolean; maySave: boolean; onDiscard: () => void };

/** Saving is a decision: it stays in sight while there is something to save. */
export function SaveBar({ isDirty, isSaved, isSaving, maySave, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('resource');
  if (!maySave) return null;
  return (
    <footer className={classes.saveBar}>
      <span role="status">{isDirty ? t('dirty.mark') : isSaved ? t('saved') : null}</span>
      <Button variant="default" disabled={!isDirty || isSaving} onClick={onDiscard}>
        {t('discard')}
      </Button>
      <Button type="submit" loading={isSaving} disabled={!isDirty}>
        {t('save')}
      </Button>
    </footer>
  );
}
