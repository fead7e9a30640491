import { Button } from '@vitrine/ui';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../../../shared/ask.tsx';
import classes from './test.module.css';

/** A test must be finished before leaving (TST-08): the way out asks, inside the app and when the tab is closed. */
export function LeaveGuard({ isOn, onFinish }: { isOn: boolean; onFinish: () => void }) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  const blocker = useBlocker({ shouldBlockFn: () => isOn, enableBeforeUnload: isOn, withResolver: true });
  const stay = () => blocker.reset?.();
  const finish = () => {
    stay();
    onFinish();
  };
  return (
    <Ask isOpen={blocker.status === 'blocked'} onClose={stay} title={t('please_finish')}>
      <div className={classes.ask}>
        <p>{t('please_finish_hint')}</p>
        <Button fullWidth onClick={stay}>
          {t('go_on')}
        </Button>
        <Button fullWidth variant="subtle" onClick={finish}>
          {t('finish')}
        </Button>
      </div>
    </Ask>
  );
}
