import type { ContactChecks } from '@vitrine/contract/identity';
import { Button } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../../shared/icons.ts';
import { Countdown } from '../countdown.tsx';
import { Fault } from '../fault.tsx';
import classes from '../login-page.module.css';
import { askForEmailLink } from './api.ts';
import { useContactAct } from './use-contact-act.ts';

/** The e-mail, by a link (LOG-18). */
export function EmailCheck({ email }: { email: ContactChecks['email'] }) {
  const { t } = useTranslation('identity/recovery');
  const { form, now } = useContactAct();
  if (email.address === '') return <p>{t('contact.no_email')}</p>;
  if (email.isVerified)
    return (
      <p role="status">
        <IconCheck size={20} stroke={1.75} aria-hidden /> {t('contact.email_verified', { email: email.address })}
      </p>
    );
  return (
    <div className={classes.form}>
      <p>{t(email.cooldown ? 'contact.email_sent' : 'contact.email_hint', { email: email.address })}</p>
      <Fault form={form} />
      {email.cooldown ? (
        <Countdown
          seconds={email.cooldown.left}
          label={t('contact.email_again')}
          onPress={() => now(askForEmailLink)}
          isBusy={form.isBusy}
        />
      ) : (
        <Button loading={form.isBusy} onClick={() => now(askForEmailLink)} fullWidth>
          {t('contact.email_send')}
        </Button>
      )}
    </div>
  );
}
