import { LinkButton } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/field-fault.tsx';
import classes from '../login-page.module.css';
import { NameForm } from '../name-form.tsx';
import { PublicSheet, useSite } from '../public-sheet.tsx';
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
  const { user_pre_register: isOpen } = useSite().login_configuration;
  if (!isOpen) return <FormFault code="registration_closed" />;
  if (isSent)
    return (
      <div className={classes.told} role="status">
        <p>{t('first.sent')}</p>
        <p>{t('first.not_there')}</p>
      </div>
    );
  return (
    <NameForm
      words={{ form: t('first.title'), send: t('first.send') }}
      label={{ withDocument: t('first.login_or_document'), plain: t('first.login') }}
      send={askForFirstAccess}
      onSent={onSent}
    />
  );
}
