import { Button } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconLock } from '../../../shared/icons.ts';
import { OwnPasswordField } from '../../../shared/own-password-field.tsx';
import { Fault } from '../fault.tsx';
import classes from '../login-page.module.css';
import { usePlainForm } from '../use-plain-form.ts';

type PasswordFormProps = {
  /** What is done, as the button says it. */
  action: string;
  isDanger?: boolean;
  children?: ReactNode;
  work: (password: string) => Promise<unknown>;
  onCancel: () => void;
};

/** Whoever found an open session does not know the password: it is asked for before a way into the account is added or taken away. */
export function PasswordForm({ action, isDanger = false, children, work, onCancel }: PasswordFormProps) {
  const { t } = useTranslation('identity/second-step');
  const form = usePlainForm({ password: '' });
  const send = form.submit(['password'], ({ password }) => work(password));
  return (
    <form className={classes.form} onSubmit={(event) => void send(event)} aria-label={action} noValidate>
      {children}
      <OwnPasswordField
        {...form.field('password')}
        label={t('password')}
        hint={t('password_hint')}
        maxLength={256}
        icon={<IconLock size={20} stroke={1.75} aria-hidden />}
        aria-required
      />
      <Fault form={form} />
      <Button type="submit" loading={form.isBusy} color={isDanger ? 'refused' : 'primary'} fullWidth>
        {action}
      </Button>
      <Button variant="subtle" disabled={form.isBusy} onClick={onCancel} fullWidth>
        {t('cancel')}
      </Button>
    </form>
  );
}
