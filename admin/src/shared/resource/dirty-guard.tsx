import { useBlocker } from '@tanstack/react-router';
import { Button, Dialog } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import classes from './resource.module.css';

/** Asks before typed text is lost: to another screen, to another row, or by closing the page. */
export function DirtyGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('resource');
  const blocker = useBlocker({ shouldBlockFn: () => isDirty, enableBeforeUnload: () => isDirty, withResolver: true });
  const isAsking = blocker.status === 'blocked';
  const stay = () => blocker.reset?.();
  return (
    <Dialog isOpen={isAsking} onClose={stay} title={t('dirty.title')}>
      <p>{t('dirty.hint')}</p>
      <div className={classes.answers}>
        <Button variant="default" color="refused" onClick={() => blocker.proceed?.()}>
          {t('dirty.leave')}
        </Button>
        <Button onClick={stay}>{t('dirty.stay')}</Button>
      </div>
    </Dialog>
  );
}
