import { Button } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAlertCircle, IconLock } from '../../../shared/icons.ts';
import { PlainField } from '../../../shared/plain-field.tsx';
import classes from '../login-page.module.css';
import { useSite } from '../public-sheet.tsx';
import { useMe } from '../use-me.ts';
import { GateFrame } from './gate-frame.tsx';
import { useChangePassword } from './use-pass-gate.ts';

const fields = ['current', 'password', 'repeat'] as const;
type Field = (typeof fields)[number];
type Errors = Partial<Record<Field | 'form', string>>;

/** A new password in the place of the one that was given (SES-17), or because the person wants one. */
export function ChangePasswordPage() {
  const { t } = useTranslation('identity');
  const { gates } = useMe();
  const isForced = gates.includes('change_password');
  return (
    <GateFrame
      title={t(isForced ? 'gate.password.title' : 'gate.password.change')}
      {...(isForced ? { hint: t('gate.password.hint') } : {})}
    >
      <PasswordForm />
    </GateFrame>
  );
}

function PasswordForm() {
  const { t } = useTranslation('identity');
  const site = useSite();
  const { atForm } = useMessages();
  const change = useChangePassword();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ current: '', password: '', repeat: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const refuse = (told: Errors) => {
    setErrors(told);
    const first = fields.find((name) => told[name]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  const submit = async (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const missing = Object.fromEntries(fields.filter((name) => !typed[name]).map((name) => [name, 'required']));
    if (Object.keys(missing).length > 0) return refuse(missing);
    if (typed.password !== typed.repeat) return refuse({ repeat: 'passwords_differ' });
    setBusy(true);
    setErrors({});
    try {
      await change({ current: typed.current, password: typed.password });
    } catch (error) {
      const code = refusalCode(error);
      refuse(code === 'current_password_wrong' ? { current: code } : code.startsWith('password_') ? { password: code } : { form: code });
    } finally {
      setBusy(false);
    }
  };
  const field = (name: Field, more: { label: string; hint?: string; autoComplete: string }) => (
    <PlainField
      {...more}
      name={name}
      type="password"
      value={typed[name]}
      onChange={(event) => {
        setTyped({ ...typed, [name]: event.currentTarget.value });
        setErrors({ ...errors, [name]: undefined, form: undefined });
      }}
      error={errors[name]}
      maxLength={256}
      icon={<IconLock size={20} stroke={1.75} aria-hidden />}
      aria-required
    />
  );
  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} aria-label={t('gate.password.change')} noValidate>
      {field('current', { label: t('gate.password.current'), autoComplete: 'current-password' })}
      {field('password', {
        label: t('gate.password.new'),
        hint: t(`gate.password.levels.${site.login_configuration.password_strong_level}`),
        autoComplete: 'new-password',
      })}
      {field('repeat', { label: t('gate.password.repeat'), autoComplete: 'new-password' })}
      {errors.form ? (
        <p role="alert" className={classes.refusal}>
          <IconAlertCircle size={20} stroke={1.75} aria-hidden />
          <span>{atForm(errors.form)}</span>
        </p>
      ) : null}
      <Button type="submit" loading={isBusy} fullWidth>
        {t('gate.password.save')}
      </Button>
    </form>
  );
}
