import { Button, LinkButton } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/field-fault.tsx';
import { IconUser } from '../../../shared/icons.ts';
import { PlainField } from '../../../shared/plain-field.tsx';
import { answerChallenge } from '../challenge/answer-challenge.ts';
import { Fault } from '../fault.tsx';
import classes from '../login-page.module.css';
import { PublicSheet, useSite } from '../public-sheet.tsx';
import { usePlainForm } from '../use-plain-form.ts';
import { askForFirstAccess } from './api.ts';

/** Somebody whom an administrator entered finds their account: the link to a first password goes to their e-mail (LOG-09). */
export function FirstAccessPage() {
  const { t } = useTranslation('identity/registration');
  const [isSent, setSent] = useState(false);
  return (
    <PublicSheet title={t('first.title')} hint={isSent ? undefined : t('first.hint')}>
      <Door isSent={isSent} onSent={() => setSent(true)} />
      <div className={classes.actions}>
        <LinkButton href="/" variant="subtle" fullWidth>
          {t('back')}
        </LinkButton>
      </div>
    </PublicSheet>
  );
}

function Door({ isSent, onSent }: { isSent: boolean; onSent: () => void }) {
  const { t } = useTranslation('identity/registration');
  const { user_pre_register: isOpen, use_recaptcha: isAsked, accept_document: takesDocument } = useSite().login_configuration;
  const form = usePlainForm({ login: '' });
  if (!isOpen) return <FormFault code="registration_closed" />;
  if (isSent)
    return (
      <div className={classes.told} role="status">
        <p>{t('first.sent')}</p>
        <p>{t('first.not_there')}</p>
      </div>
    );
  const send = form.submit(['login'], async (typed) => {
    await askForFirstAccess({ ...typed, ...(await answerChallenge({ isAsked })) });
    onSent();
  });
  return (
    <form className={classes.form} onSubmit={(event) => void send(event)} aria-label={t('first.title')} noValidate>
      <PlainField
        {...form.field('login')}
        label={t(takesDocument ? 'first.login_or_document' : 'first.login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        icon={<IconUser size={20} stroke={1.75} aria-hidden />}
        aria-required
      />
      <Fault form={form} />
      <Button type="submit" loading={form.isBusy} fullWidth>
        {t('first.send')}
      </Button>
    </form>
  );
}
