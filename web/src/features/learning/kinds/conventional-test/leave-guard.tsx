import { Button, Dialog } from '@vitrine/ui';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './test.module.css';

/** A test must be finished before leaving (TST-08): the way out asks, inside the app and when the tab is closed. */
export function LeaveGuard({ isOn, onFinish }: { isOn: boolean; onFinish: () => void }) {
  const { t } = useTranslation('learning');
  const blocker = useBlocker({ shouldBlockFn: () => isOn, enableBeforeUnload: isOn, withResolver: true });
  if (blocker.status !== 'blocked') return null;
  const finish = () => {
    blocker.reset();
    onFinish();
  };
  return (
    <Dialog isOpen onClose={blocker.reset} title={t('test.please_finish')}>
      <div className={classes.ask}>
        <p>{t('test.please_finish_hint')}</p>
        <Button fullWidth onClick={blocker.reset}>
          {t('test.go_on')}
        </Button>
        <Button fullWidth variant="subtle" onClick={finish}>
          {t('test.finish')}
        </Button>
      </div>
    </Dialog>
  );
}
