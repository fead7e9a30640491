import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../login-page.module.css';
import { NameForm } from '../name-form.tsx';
import { askForLetter } from './api.ts';

/** A link to a new password by e-mail (LOG-07). */
export function LetterForm({ login }: { login: string }) {
  const { t } = useTranslation('identity/recovery');
  const [isSent, setSent] = useState(false);
  const [typed, setTyped] = useState(login);
  if (isSent)
    return (
      <div className={classes.told} role="status">
        <p>{t('letter.sent')}</p>
        <p>{t('letter.not_there')}</p>
        <Button variant="light" onClick={() => setSent(false)}>
          {t('letter.again')}
        </Button>
      </div>
    );
  return (
    <NameForm
      words={{ form: t('letter.form'), send: t('letter.send') }}
      label={{ withDocument: t('letter.login_or_document'), plain: t('letter.login') }}
      login={typed}
      send={askForLetter}
      onSent={(name) => {
        setTyped(name);
        setSent(true);
      }}
    />
  );
}
