import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../login-page.module.css';
import { NameForm } from '../name-form.tsx';
import { askForEmail } from './api.ts';

/** A link to a new password by e-mail (LOG-07). */
export function EmailForm({ login }: { login: string }) {
  const { t } = useTranslation('identity/recovery');
  const [isSent, setSent] = useState(false);
  const [typed, setTyped] = useState(login);
  if (isSent)
    return (
      <div className={classes.told} role="status">
        <p>{t('email_link.sent')}</p>
        <p>{t('email_link.not_there')}</p>
        <Button variant="light" onClick={() => setSent(false)}>
          {t('email_link.again')}
        </Button>
      </div>
    );
  return (
    <NameForm
      words={{ form: t('email_link.form'), send: t('email_link.send') }}
      label={{ withDocument: t('email_link.login_or_document'), plain: t('email_link.login') }}
      login={typed}
      send={askForEmail}
      onSent={(name) => {
        setTyped(name);
        setSent(true);
      }}
    />
  );
}
