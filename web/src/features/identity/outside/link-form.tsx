import type { LogInProvider } from '@vitrine/domain/identity';
import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveFor } from '../../../shared/device/leave-for.ts';
import { IconLock } from '../../../shared/icons.ts';
import { OwnPasswordField } from '../../../shared/own-password-field.tsx';
import { Fault } from '../fault.tsx';
import classes from '../login-page.module.css';
import { usePlainForm } from '../use-plain-form.ts';
import { outsideCalls } from './api.ts';
import { ProviderIcon } from './provider-icon.tsx';

/** Links an account: the password first, because it will open this person's for good; then the provider's own page. */
export function LinkForm({ provider }: { provider: LogInProvider }) {
  const { t } = useTranslation('identity/outside');
  const [isOpen, setOpen] = useState(false);
  const form = usePlainForm({ password: '' });
  const name = t(`names.${provider}`);
  if (!isOpen)
    return (
      <div className={classes.form}>
        <p>{t('not_linked')}</p>
        <Button variant="default" fullWidth leftSection={<ProviderIcon provider={provider} />} onClick={() => setOpen(true)}>
          {t('link', { provider: name })}
        </Button>
      </div>
    );
  const go = async ({ password }: { password: string }) => leaveFor((await (await outsideCalls()).beginLink(provider, password)).url);
  return (
    <form
      className={classes.form}
      aria-label={t('link', { provider: name })}
      noValidate
      onSubmit={(event) => void form.submit(['password'], go)(event)}
    >
      <OwnPasswordField
        {...form.field('password')}
        label={t('password')}
        hint={t('password_hint')}
        maxLength={256}
        icon={<IconLock size={20} stroke={1.75} aria-hidden />}
        aria-required
      />
      <Fault form={form} />
      <Button type="submit" loading={form.isBusy} fullWidth>
        {t('go', { provider: name })}
      </Button>
    </form>
  );
}
