import { Button } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './dialog-foot.module.css';

type DialogFootProps = {
  onClose: () => void;
  /** What the server said to the last try; null while nothing was refused. */
  error?: unknown;
} & Pick<ComponentProps<typeof Button>, 'onClick' | 'loading' | 'disabled' | 'color' | 'type' | 'children'>;

/** How a question of the console ends: the refusal where there was one, the way out, and the verb. */
export function DialogFoot({ onClose, error, children, ...verb }: DialogFootProps) {
  const { t } = useTranslation('ui');
  const { atForm } = useMessages();
  return (
    <>
      <p role="alert" className={classes.refused}>
        {error ? atForm(refusalCode(error)) : null}
      </p>
      <div className={classes.answers}>
        <Button variant="default" onClick={onClose}>
          {t('not_now')}
        </Button>
        <Button {...verb}>{children}</Button>
      </div>
    </>
  );
}
