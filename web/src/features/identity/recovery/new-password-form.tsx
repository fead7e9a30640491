import { Button } from '@vitrine/ui';
import { toldBy } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import type { EmailLink } from '../../../shared/device/arrival.ts';
import { IconLock } from '../../../shared/icons.ts';
import { PlainField } from '../../../shared/plain-field.tsx';
import { Fault } from '../fault.tsx';
import classes from '../login-page.module.css';
import { PasswordStrength } from '../password-strength.tsx';
import { useSite } from '../public-sheet.tsx';
import { usePlainForm } from '../use-plain-form.ts';
import { setPassword } from './api.ts';
import type { LogIn } from './use-enter.ts';

type NewPasswordFormProps = { link: EmailLink; username: string; onDone: (by: LogIn) => Promise<void>; onDead: () => void };

/** One field, shown on demand, with its strength; the name goes along for the browser's key ring. */
export function NewPasswordForm({ link, username, onDone, onDead }: NewPasswordFormProps) {
  const { t } = useTranslation('identity/recovery');
  const level = useSite().login_configuration.password_strong_level;
  const form = usePlainForm({ password: '' });
  const save = form.submit(['password'], async ({ password }) => {
    const { uidb64, token } = link;
    await setPassword({ uidb64, token, password }).catch((error: unknown) => {
      if (toldBy(error).refusal.startsWith('link_')) onDead();
      throw error;
    });
    await onDone({ username, password });
  });
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} aria-label={t('new.form')} noValidate>
      <input className="visually-hidden" name="username" value={username} autoComplete="username" tabIndex={-1} aria-hidden readOnly />
      <PlainField
        {...form.field('password')}
        type="password"
        label={t('new.password')}
        hint={t(`new.rule.${level}`)}
        autoComplete="new-password"
        maxLength={256}
        icon={<IconLock size={20} stroke={1.75} aria-hidden />}
        aria-required
      />
      <PasswordStrength password={form.typed.password} />
      <Fault form={form} />
      <Button type="submit" loading={form.isBusy} fullWidth>
        {t('new.save')}
      </Button>
    </form>
  );
}
