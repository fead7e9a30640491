import { Button } from '@vitrine/ui';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keepEmailLink } from '../../../shared/device/arrival.ts';
import { Countdown } from '../countdown.tsx';
import { CodeField } from '../code-field.tsx';
import { Fault } from '../fault.tsx';
import classes from '../login-page.module.css';
import { usePlainForm } from '../use-plain-form.ts';
import { redeemCode, type Facts } from './api.ts';

type CodeStepProps = { facts: Facts; phone: string; cooldownSeconds: number; onAgain: () => void };

/** The six digits; right ones open the new password. Another code waits for the cooldown. */
export function CodeStep({ facts, phone, cooldownSeconds, onAgain }: CodeStepProps) {
  const { t } = useTranslation('identity/recovery');
  const router = useRouter();
  const form = usePlainForm({ code: '' });
  const redeem = form.submit(['code'], async ({ code }) => {
    keepEmailLink(await redeemCode({ ...facts, code }));
    await router.navigate({ to: '/recover-password', replace: true });
  });
  return (
    <form className={classes.form} onSubmit={(event) => void redeem(event)} aria-label={t('code.entry')} noValidate>
      <p role="status">{t('code.sent', { phone })}</p>
      <CodeField {...form.field('code')} label={t('code.code')} />
      <Fault form={form} />
      <Button type="submit" loading={form.isBusy} fullWidth>
        {t('code.confirm')}
      </Button>
      <Countdown seconds={cooldownSeconds} label={t('code.again')} onPress={onAgain} />
    </form>
  );
}
