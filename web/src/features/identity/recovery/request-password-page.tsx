import { Button, LinkButton } from '@vitrine/ui';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../login-page.module.css';
import { PublicSheet } from '../public-sheet.tsx';
import { CodeSteps } from './code-steps.tsx';
import { LetterForm } from './letter-form.tsx';

/** A forgotten password, by letter or by a code on the phone (LOG-07). */
export function RequestPasswordPage() {
  const { t } = useTranslation('identity/recovery');
  const { login = '' } = useSearch({ from: '/public/request-password' });
  const [way, setWay] = useState<'letter' | 'code'>('letter');
  const isLetter = way === 'letter';
  return (
    <PublicSheet title={t('title')} hint={t(isLetter ? 'letter.hint' : 'code.hint')}>
      {isLetter ? <LetterForm login={login} /> : <CodeSteps />}
      <div className={classes.actions}>
        <Button variant="default" fullWidth onClick={() => setWay(isLetter ? 'code' : 'letter')}>
          {t(isLetter ? 'by_code' : 'by_letter')}
        </Button>
        <LinkButton href="/" variant="subtle" fullWidth>
          {t('back')}
        </LinkButton>
      </div>
    </PublicSheet>
  );
}
