import { Button, Dialog } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import classes from './resource.module.css';

type VersionConflictProps = { conflict: { isConflict: boolean; reload: () => Promise<void>; keep: () => Promise<void> } };

/** Somebody else saved in between: theirs, or what was typed here. Closing the question keeps what was typed. */
export function VersionConflict({ conflict }: VersionConflictProps) {
  const { t } = useTranslation('resource');
  return (
    <Dialog isOpen={conflict.isConflict} onClose={() => void conflict.keep()} title={t('conflict.title')}>
      <p>{t('conflict.hint')}</p>
      <div className={classes.answers}>
        <Button variant="default" onClick={() => void conflict.reload()}>
          {t('conflict.reload')}
        </Button>
        <Button onClick={() => void conflict.keep()}>{t('conflict.keep')}</Button>
      </div>
    </Dialog>
  );
}
