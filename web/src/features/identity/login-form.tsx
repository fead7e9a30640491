import { alternativeLogin } from '@vitrine/contract/identity';
import { Button } from '@vitrine/ui';
import { Field, FormRefusal, showRefusal, useZodForm } from '@vitrine/ui/forms';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rootFrame } from '../../shared/frames.tsx';
import { IconLock, IconUser } from '../../shared/icons.ts';
import classes from './login-page.module.css';

/** Name and password. A wrong one is told at the password, so that nobody learns which of the two it was (LOG-01); what was typed stays. */
export function LoginForm({ takesDocument }: { takesDocument: boolean }) {
  const { t } = useTranslation('identity');
  const router = useRouter();
  const { beginSession, nextTarget } = rootFrame.useRouteContext();
  const [isBusy, setBusy] = useState(false);
  const form = useZodForm(alternativeLogin.body, { username: '', password: '' });
  const submit = form.handleSubmit(async (typed) => {
    setBusy(true);
    try {
      await beginSession(typed);
      await router.navigate({ to: await nextTarget(), replace: true });
    } catch (error) {
      showRefusal(form, atPassword(error));
    } finally {
      setBusy(false);
    }
  });
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} aria-label={t('form')} noValidate>
      <Field
        form={form}
        name="username"
        label={t(takesDocument ? 'username_or_document' : 'username')}
        autoComplete="username"
        icon={<IconUser size={20} stroke={1.75} aria-hidden />}
        isRequired
      />
      <Field
        form={form}
        name="password"
        type="password"
        label={t('password')}
        autoComplete="current-password"
        icon={<IconLock size={20} stroke={1.75} aria-hidden />}
        isRequired
      />
      <FormRefusal form={form} />
      <Button type="submit" loading={isBusy} fullWidth>
        {t('enter')}
      </Button>
    </form>
  );
}

/** Wrong credentials belong to the field that is typed last; every other refusal stands above the button. */
function atPassword(error: unknown): unknown {
  const isWrong = typeof error === 'object' && error !== null && 'refusal' in error && error.refusal === 'wrong_credentials';
  return isWrong ? { refusal: 'wrong_credentials', fields: { password: 'wrong_credentials' } } : error;
}
