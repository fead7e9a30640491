import { Button, LinkButton } from '@vitrine/ui';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../login-page.module.css';
import { PublicSheet } from '../public-sheet.tsx';
import { CodeSteps } from './code-steps.tsx';
import { EmailForm } from './email-form.tsx';

/** A forgotten password, by e-mail or by a code on the phone (LOG-07). */
export function RequestPasswordPage() {
  const { t } = useTranslation('identity/recovery');
  const { login = '' } = useSearch({ from: '/public/request-password' });
  const [way, setWay] = useState<'email_link' | 'code'>('email_link');
  const isEmail = way === 'email_link';
  return (
    <PublicSheet title={t('title')} hint={t(isEmail ? 'email_link.hint' : 'code.hint')}>
      {isEmail ? <EmailForm login={login} /> : <CodeSteps />}
      <div className={classes.actions}>
        <Button variant="default" fullWidth onClick={() => setWay(isEmail ? 'code' : 'email_link')}>
          {t(isEmail ? 'by_code' : 'by_letter')}
        </Button>
        <LinkButton href="/" variant="subtle" fullWidth>
          {t('back')}
        </LinkButton>
      </div>
    </PublicSheet>
  );
}
